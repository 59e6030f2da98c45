ALTER TABLE "competitions" ADD COLUMN "standings" jsonb;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "corrections" jsonb;