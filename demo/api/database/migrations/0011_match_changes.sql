CREATE TABLE "match_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "match_changes" ADD CONSTRAINT "match_changes_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_changes_order" ON "match_changes" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "match_changes_match" ON "match_changes" USING btree ("match_id");--> statement-breakpoint
-- Every change of a row counts, whoever writes it: calendars name it SEQUENCE and LAST-MODIFIED.
CREATE FUNCTION "count_match_revision"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
DECLARE
  "own" CONSTANT text[] := '{status_rank,revision,changed_at,generated}';
BEGIN
  IF to_jsonb(NEW) - "own" IS DISTINCT FROM to_jsonb(OLD) - "own" THEN
    NEW."revision" := OLD."revision" + 1;
    NEW."changed_at" := now();
  END IF;
  RETURN NEW;
END
$function$;
--> statement-breakpoint
CREATE TRIGGER "matches_revision" BEFORE UPDATE ON "matches" FOR EACH ROW EXECUTE FUNCTION "count_match_revision"();
--> statement-breakpoint
-- The fields whose change is told, as the API names them. That a match is on, or its score final, is none of them.
CREATE FUNCTION "told_of_match"("match" "matches") RETURNS jsonb LANGUAGE sql IMMUTABLE SET search_path FROM CURRENT AS $function$
  SELECT jsonb_build_object(
    'firstTeamName', "match"."first_team_name", 'firstTeamScore', "match"."first_team_score",
    'secondTeamName', "match"."second_team_name", 'secondTeamScore', "match"."second_team_score",
    'dateTime', nullif("match"."date_time", '9999-12-31 00:00:00'),
    'dateTimeUtc', nullif("match"."date_time_utc", '9999-12-31 00:00:00'), 'location', "match"."location",
    'status', CASE WHEN "match"."status" NOT IN ('LIVE', 'FINAL') THEN "match"."status" END)
$function$;
--> statement-breakpoint
CREATE FUNCTION "has_result"("match" "matches") RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path FROM CURRENT AS $function$
  SELECT "match"."first_team_score" <> 0 OR "match"."second_team_score" <> 0 OR coalesce("match"."status" = 'FORFEITED', false)
$function$;
--> statement-breakpoint
-- When its score is final: three hours after the start of a match that is on, else now.
CREATE FUNCTION "final_at"("match" "matches") RETURNS timestamptz LANGUAGE plpgsql STABLE SET search_path FROM CURRENT AS $function$
DECLARE
  "start" timestamptz;
BEGIN
  IF coalesce("match"."status", 'LIVE') <> 'LIVE' OR right("match"."date_time_utc", 8) = '00:00:00' AND right("match"."date_time", 8) = '00:00:00' THEN
    RETURN now();
  END IF;
  "start" := ("match"."date_time_utc" || 'Z')::timestamptz;
  RETURN CASE WHEN now() BETWEEN "start" AND "start" + interval '3 hours' THEN "start" + interval '3 hours' ELSE now() END;
END
$function$;
--> statement-breakpoint
CREATE FUNCTION "note_match_change"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
DECLARE
  "told" CONSTANT jsonb := told_of_match(NEW);
  "differing" jsonb;
  "what" text;
BEGIN
  SELECT jsonb_object_agg("key", "value") INTO "differing" FROM jsonb_each(told_of_match(OLD)) WHERE "value" IS DISTINCT FROM "told" -> "key";
  -- A score that runs is one change: the result, once it is final.
  IF "differing" IS NULL OR has_result(NEW) AND "differing" - '{firstTeamScore,secondTeamScore,status}'::text[] = '{}' THEN
    UPDATE "match_changes" SET "at" = final_at(NEW), "before" = coalesce("differing", '{}') || "before"
      WHERE "match_id" = NEW."id" AND "at" > now();
    IF FOUND OR "differing" IS NULL THEN
      RETURN NULL;
    END IF;
  END IF;
  IF NOT has_result(NEW) THEN
    DELETE FROM "match_changes" WHERE "match_id" = NEW."id" AND "at" > now();
  END IF;
  "what" := CASE
    WHEN "differing" ? 'status' AND NEW."status" IN ('CANCELLED', 'POSTPONED') THEN NEW."status"
    WHEN has_result(NEW) AND (NOT has_result(OLD) OR final_at(NEW) > now()) THEN 'PLAYED'
    WHEN "differing" ?| '{dateTime,dateTimeUtc}' THEN 'MOVED'
    ELSE 'CORRECTED'
  END;
  INSERT INTO "match_changes" ("match_id", "kind", "before", "at")
    VALUES (NEW."id", "what", "differing", CASE WHEN "what" = 'PLAYED' THEN final_at(NEW) ELSE now() END);
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE TRIGGER "matches_changed" AFTER UPDATE ON "matches" FOR EACH ROW EXECUTE FUNCTION "note_match_change"();
--> statement-breakpoint
-- What fills an empty table adds nothing: nobody has known another state.
CREATE FUNCTION "note_added_matches"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
BEGIN
  IF EXISTS (SELECT FROM "matches" WHERE "changed_at" < now()) THEN
    INSERT INTO "match_changes" ("match_id", "kind", "before")
      SELECT "id", 'ADDED', '{}' FROM "added" WHERE NOT "generated" ORDER BY "date_time", "id";
  END IF;
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE TRIGGER "matches_added" AFTER INSERT ON "matches" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_added_matches"();
--> statement-breakpoint
CREATE FUNCTION "forget_match_changes"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
BEGIN
  DELETE FROM "match_changes" WHERE "at" < now() - interval '400 days';
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE TRIGGER "match_changes_forgotten" AFTER INSERT ON "match_changes" FOR EACH STATEMENT EXECUTE FUNCTION "forget_match_changes"();
