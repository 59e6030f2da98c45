ALTER TABLE "matches" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "previous_date_time" varchar(19) COLLATE "C";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "periods" jsonb;