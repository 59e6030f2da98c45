-- What may be there already: a first 0002 ("matches_of_clubs") had the constraint, and an index that nothing needs.
ALTER TABLE "matches" DROP CONSTRAINT IF EXISTS "matches_two_clubs";--> statement-breakpoint
DROP INDEX IF EXISTS "matches_by_id";--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_two_clubs" CHECK (first_club_id <> second_club_id);
