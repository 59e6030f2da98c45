-- 32 signs, each becomes a space.
CREATE FUNCTION "folded_words"("folded" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $function$
  SELECT pg_catalog.to_tsvector('pg_catalog.simple'::regconfig, pg_catalog.translate("folded", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                '))
$function$;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "lead" text GENERATED ALWAYS AS (left(folded, 100)) STORED;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "lead" text GENERATED ALWAYS AS (left(folded, 100)) STORED;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "lead" text GENERATED ALWAYS AS (left(folded, 100)) STORED;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "lead" text GENERATED ALWAYS AS (left(folded, 100)) STORED;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "lead" text GENERATED ALWAYS AS (left(folded, 100)) STORED;--> statement-breakpoint
CREATE INDEX "clubs_words" ON "clubs" USING gin (folded_words("folded"));--> statement-breakpoint
CREATE INDEX "competitions_words" ON "competitions" USING gin (folded_words("folded"));--> statement-breakpoint
CREATE INDEX "players_words" ON "players" USING gin (folded_words("folded"));--> statement-breakpoint
CREATE INDEX "news_words" ON "news" USING gin (folded_words("folded"));--> statement-breakpoint
CREATE INDEX "pages_words" ON "pages" USING gin (folded_words("folded"));
