CREATE UNIQUE INDEX "matches_repeated" ON "matches" USING btree ("id","season_id","status_rank","date_time");--> statement-breakpoint
ALTER TABLE "match_officials" DROP CONSTRAINT "match_officials_match_id_matches_id_fk";--> statement-breakpoint
DROP INDEX "match_officials_official";--> statement-breakpoint
ALTER TABLE "match_officials" ADD COLUMN "season_id" integer;--> statement-breakpoint
ALTER TABLE "match_officials" ADD COLUMN "status_rank" smallint;--> statement-breakpoint
ALTER TABLE "match_officials" ADD COLUMN "date_time" varchar(19) COLLATE "C";--> statement-breakpoint
UPDATE "match_officials" SET "season_id" = "matches"."season_id", "status_rank" = "matches"."status_rank", "date_time" = "matches"."date_time" FROM "matches" WHERE "matches"."id" = "match_officials"."match_id";--> statement-breakpoint
ALTER TABLE "match_officials" ALTER COLUMN "season_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "match_officials" ALTER COLUMN "status_rank" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "match_officials" ALTER COLUMN "date_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "match_officials" ADD CONSTRAINT "match_officials_match" FOREIGN KEY ("match_id","season_id","status_rank","date_time") REFERENCES "public"."matches"("id","season_id","status_rank","date_time") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "match_officials_order" ON "match_officials" USING btree ("official_id","role","status_rank","date_time","match_id","season_id");--> statement-breakpoint
CREATE INDEX "match_officials_official" ON "match_officials" USING btree ("official_id","role","match_id","season_id","date_time");
