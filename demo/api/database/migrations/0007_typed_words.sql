CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Words like the one that was typed, by the trigrams they share. A PostgreSQL without pg_trgm, or one that does not let us
-- have it, answers none: the search goes on without "did you mean".
DO $block$
DECLARE
  "home" text;
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  SELECT quote_ident(nspname) INTO "home" FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
  EXECUTE format('CREATE INDEX "search_vocabulary_trigrams" ON "search_vocabulary" USING gin ("word" %s.gin_trgm_ops)', "home");
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No pg_trgm: %', SQLERRM;
END
$block$;
--> statement-breakpoint
CREATE FUNCTION "similar_words"("asked" text, "most" integer) RETURNS SETOF text LANGUAGE plpgsql STABLE SET search_path FROM CURRENT AS $function$
DECLARE
  "home" text;
BEGIN
  SELECT quote_ident(nspname) INTO "home" FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
  IF "home" IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT "word" FROM "search_vocabulary" WHERE "word" OPERATOR(%1$s.%%) $1
      ORDER BY %1$s.similarity("word", $1) DESC, abs(length("word") - length($1)), "word" COLLATE "C" LIMIT $2', "home")
    USING "asked", "most";
END
$function$;
--> statement-breakpoint
-- The first words of what is written: its title, or nearly. What is gone leaves its words; who offers one looks whether it finds anything.
CREATE FUNCTION "learn_vocabulary"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
BEGIN
  INSERT INTO "search_vocabulary" ("word")
    SELECT DISTINCT "each" FROM "new_rows", unnest((string_to_array("plain", ' '))[1:12]) AS "each"
    WHERE length("each") > 2 AND "each" ~ '[^0-9]' ORDER BY "each"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE TRIGGER "search_documents_learned_insert" AFTER INSERT ON "search_documents" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "learn_vocabulary"();
--> statement-breakpoint
CREATE TRIGGER "search_documents_learned_update" AFTER UPDATE ON "search_documents" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "learn_vocabulary"();
--> statement-breakpoint
INSERT INTO "search_vocabulary" ("word")
  SELECT DISTINCT "each" FROM "search_documents", unnest((string_to_array("plain", ' '))[1:12]) AS "each"
  WHERE length("each") > 2 AND "each" ~ '[^0-9]' ON CONFLICT DO NOTHING;
