ALTER TABLE "national_teams" ADD COLUMN "example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "example" boolean DEFAULT false NOT NULL;