CREATE TABLE "search_documents" (
	"place" smallint NOT NULL,
	"id" integer NOT NULL,
	"published_at" varchar(19) COLLATE "C",
	"plain" text NOT NULL,
	"lead" text GENERATED ALWAYS AS (left(plain, 100)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array(plain, ' '))) STORED NOT NULL,
	CONSTRAINT "search_documents_place_id_pk" PRIMARY KEY("place","id")
);
--> statement-breakpoint
-- Long texts and their words stand out of line, so that counting reads narrow rows.
ALTER TABLE "search_documents" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "plain" SET STORAGE EXTERNAL, ALTER COLUMN "words" SET STORAGE EXTERNAL, ALTER COLUMN "lead" SET STORAGE MAIN, ALTER COLUMN "published_at" SET STORAGE MAIN;--> statement-breakpoint
-- What an earlier build had folded, with signs in it.
INSERT INTO "search_documents" ("place", "id", "published_at", "plain")
SELECT "place", "id", "published_at", trim(regexp_replace("folded", '[\s!-/:-@[-`{-~„“”»«’–—…]+', ' ', 'g')) FROM (
	SELECT 0 AS "place", "id", "published_at", "folded" FROM "news"
	UNION ALL SELECT 1, "id", NULL, "folded" FROM "pages"
	UNION ALL SELECT 2, "id", NULL, "folded" FROM "clubs"
	UNION ALL SELECT 3, "id", NULL, "folded" FROM "players"
	UNION ALL SELECT 4, "id", NULL, "folded" FROM "competitions"
) AS "old";--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_documents_lead" ON "search_documents" USING btree ("lead" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_documents_order" ON "search_documents" USING btree ("place" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
DROP INDEX "clubs_words";--> statement-breakpoint
DROP INDEX "competitions_words";--> statement-breakpoint
DROP INDEX "players_words";--> statement-breakpoint
DROP INDEX "news_words";--> statement-breakpoint
DROP INDEX "pages_words";--> statement-breakpoint
DROP FUNCTION "folded_words";--> statement-breakpoint
ALTER TABLE "clubs" DROP COLUMN "lead", DROP COLUMN "folded";--> statement-breakpoint
ALTER TABLE "competitions" DROP COLUMN "lead", DROP COLUMN "folded";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "lead", DROP COLUMN "folded";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "lead", DROP COLUMN "folded";--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "lead", DROP COLUMN "folded";
