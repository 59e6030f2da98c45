-- What the site search finds follows its tables by triggers, whoever writes into them.
-- The words of a text: the same as wordsOf (search-words.ts) makes of a question, whatever the server's locale. Signs, and
-- capitals that are no letter with an accent, are named one by one (Europe's alphabets); other scripts are taken as letters.
CREATE FUNCTION "search_words"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $function$
  SELECT coalesce(string_agg("word", ' ' ORDER BY "place"), '') FROM (
    SELECT "place", "word", row_number() OVER "so_far" AS "count", sum(octet_length("word") + 1) OVER "so_far" AS "size" FROM (
      SELECT "place", left(CASE WHEN "word" ~ '[^ -~]' THEN translate("word",
        'ÆÐØÞøĐđĦĲĿŁłŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞỺỼỾℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃ',
        'æðoþoddħĳŀllŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßỻỽỿⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄ') ELSE "word" END, 100) AS "word"
      FROM regexp_split_to_table(
        lower(normalize(regexp_replace(normalize(left("given", 1000000), NFD), '[\u0300-\u036f]+', '', 'g'), NFC) COLLATE "C"),
        '[\u0001-\u002f:-@\[-`{-\u007f\u0080-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u02e5-\u02eb\u02ed\u02ef-\u02ff\u0375\u037e\u0384-\u0385\u0387\u03f6\u0482-\u0489\u055a-\u055f\u0589-\u058f\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1ff1\u1ffd-\u1fff\u2000-\u206f\u207a-\u207e\u208a-\u208f\u20a0-\u2101\u2103-\u2106\u2108-\u2109\u2114\u2116-\u2118\u211e-\u2123\u2125\u2127\u2129\u212e\u213a-\u213b\u2140-\u2144\u214a-\u214d\u214f\u218a-\u245f\u249c-\u24e9\u2500-\u2775\u2794-\u2bff\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u302a-\u3030\u3036-\u3037\u303d-\u303f\ue000-\uf8ff\ufe00-\ufe6f\uff01-\uff0f\U0001f000-\U0001faff\U000e0000-\U000e0fff]+'
      ) WITH ORDINALITY AS "split" ("word", "place") WHERE "word" <> ''
    ) AS "each" WINDOW "so_far" AS (ORDER BY "place")
  ) AS "counted" WHERE "count" <= 20000 AND "size" <= 900000
$function$;
--> statement-breakpoint
-- What a visitor reads of HTML: no tags, no element that is no content, letters instead of their entities.
CREATE FUNCTION "text_of_html"("html" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $function$
DECLARE
  "plain" text := left("html", 1000000);
  "code" text;
BEGIN
  IF position('<' IN "plain") > 0 THEN
    "plain" := regexp_replace("plain", '<!--.*?(?:-->|$)', ' ', 'g');
    "plain" := regexp_replace("plain", '(?:<(?:script|style|template|iframe|noembed|noframes|noscript|object|title|xmp|plaintext|head)\M[^<>]*>.*(?:</(?:script|style|template|iframe|noembed|noframes|noscript|object|title|xmp|plaintext|head)\s*>|$)){1,1}?', ' ', 'gi');
    "plain" := regexp_replace("plain", '</?(?:p|div|br|hr|li|ul|ol|h[1-6]|t[rdh]|table|caption|blockquote|fig\w*|section|article|pre|dt|dd|img)\M[^<>]*>?', ' ', 'gi');
    "plain" := regexp_replace("plain", '<[a-z/!?][^<>]*>?', '', 'gi');
  END IF;
  IF position('&' IN "plain") > 0 THEN
    "plain" := regexp_replace("plain", '&([a-z])(?:caron|acute|grave|circ|uml|tilde|ring|cedil|slash|strok|ogon|breve|macr|dot);', '\1', 'gi');
    FOR "code" IN SELECT DISTINCT "entity"[1] FROM regexp_matches("plain", '&#(\d{2,5});', 'g') AS "entity" LOOP
      IF "code"::integer BETWEEN 32 AND 55295 OR "code"::integer BETWEEN 57344 AND 99999 THEN
        "plain" := replace("plain", '&#' || "code" || ';', chr("code"::integer));
      END IF;
    END LOOP;
    "plain" := regexp_replace("plain", '&(?:[a-z]\w*|#\w+);', ' ', 'gi');
  END IF;
  RETURN "plain";
END
$function$;
--> statement-breakpoint
-- All that can be found, and by which text; "place" is its type's in searchResultTypes.
CREATE VIEW "searched" AS
  SELECT 0::smallint AS "place", "id", "published_at", concat_ws(' ', "title", "short_text", text_of_html("html_content")) AS "said" FROM "news"
  UNION ALL SELECT 1::smallint, "id", NULL, concat_ws(' ', "title", (
    SELECT string_agg(text_of_html("value"), ' ' ORDER BY "segments"."position", "segments"."id", "key" DESC, "segment_settings"."position")
    FROM "segments" JOIN "segment_settings" ON "segment_id" = "segments"."id"
    WHERE "page_id" = "pages"."id" AND "published" AND "key" IN ('title', 'html_content')
  )) FROM "pages"
  UNION ALL SELECT 2::smallint, "id", NULL, concat_ws(' ', "short_name", "full_name", (
    SELECT string_agg("name", ' ' ORDER BY "name" COLLATE "C") FROM "club_aliases" WHERE "club_id" = "clubs"."id"
  )) FROM "clubs" WHERE NOT "generated"
  UNION ALL SELECT 3::smallint, "id", NULL, concat_ws(' ', "first_name", "last_name") FROM "players"
  UNION ALL SELECT 4::smallint, "competitions"."id", NULL, concat_ws(' ', "competitions"."name", "description", "seasons"."name")
    FROM "competitions" JOIN "seasons" ON "seasons"."id" = "season_id" WHERE NOT "generated";
--> statement-breakpoint
-- Makes the documents with these ids anew, all of the place where no ids are given. Locked first: what two transactions
-- change of one page side by side ends in a document of both.
CREATE FUNCTION "refresh_search_documents"("of_place" smallint, "ids" integer[]) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
BEGIN
  PERFORM FROM "search_documents" WHERE "place" = "of_place" AND ("ids" IS NULL OR "id" = ANY ("ids")) ORDER BY "id" FOR UPDATE;
  DELETE FROM "search_documents" AS "gone" WHERE "place" = "of_place" AND ("ids" IS NULL OR "id" = ANY ("ids"))
    AND NOT EXISTS (SELECT FROM "searched" WHERE "searched"."place" = "of_place" AND "searched"."id" = "gone"."id");
  INSERT INTO "search_documents" AS "known" ("place", "id", "published_at", "plain")
    SELECT "place", "id", "published_at", search_words("said") FROM "searched"
    WHERE "place" = "of_place" AND ("ids" IS NULL OR "id" = ANY ("ids")) ORDER BY "id"
    ON CONFLICT ("place", "id") DO UPDATE SET "published_at" = excluded."published_at", "plain" = excluded."plain"
    WHERE ("known"."published_at", "known"."plain") IS DISTINCT FROM (excluded."published_at", excluded."plain");
END
$function$;
--> statement-breakpoint
-- After each statement: the first argument is the place, the second asks for the ids that rows (of %s) are about.
CREATE FUNCTION "follow_searched"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
DECLARE
  "ids" integer[];
  "more" integer[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM refresh_search_documents(TG_ARGV[0]::smallint, NULL);
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    EXECUTE 'SELECT array_agg(DISTINCT id) FROM (' || format(TG_ARGV[1], 'old_rows') || ') AS named (id)' INTO "ids";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    EXECUTE 'SELECT array_agg(DISTINCT id) FROM (' || format(TG_ARGV[1], 'new_rows') || ') AS named (id)' INTO "more";
  END IF;
  "ids" := "ids" || "more";
  IF "ids" IS NOT NULL THEN
    PERFORM refresh_search_documents(TG_ARGV[0]::smallint, "ids");
  END IF;
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE TRIGGER "news_searched_insert" AFTER INSERT ON "news" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('0', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "news_searched_update" AFTER UPDATE ON "news" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('0', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "news_searched_delete" AFTER DELETE ON "news" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('0', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "news_searched_truncate" AFTER TRUNCATE ON "news" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('0', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "pages_searched_insert" AFTER INSERT ON "pages" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "pages_searched_update" AFTER UPDATE ON "pages" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "pages_searched_delete" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "pages_searched_truncate" AFTER TRUNCATE ON "pages" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "segments_searched_insert" AFTER INSERT ON "segments" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT page_id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "segments_searched_update" AFTER UPDATE ON "segments" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT page_id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "segments_searched_delete" AFTER DELETE ON "segments" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT page_id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "segments_searched_truncate" AFTER TRUNCATE ON "segments" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT page_id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "segment_settings_searched_insert" AFTER INSERT ON "segment_settings" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT page_id FROM segments WHERE id IN (SELECT segment_id FROM %s)');
--> statement-breakpoint
CREATE TRIGGER "segment_settings_searched_update" AFTER UPDATE ON "segment_settings" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT page_id FROM segments WHERE id IN (SELECT segment_id FROM %s)');
--> statement-breakpoint
CREATE TRIGGER "segment_settings_searched_delete" AFTER DELETE ON "segment_settings" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT page_id FROM segments WHERE id IN (SELECT segment_id FROM %s)');
--> statement-breakpoint
CREATE TRIGGER "segment_settings_searched_truncate" AFTER TRUNCATE ON "segment_settings" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('1', 'SELECT page_id FROM segments WHERE id IN (SELECT segment_id FROM %s)');
--> statement-breakpoint
CREATE TRIGGER "clubs_searched_insert" AFTER INSERT ON "clubs" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('2', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "clubs_searched_update" AFTER UPDATE ON "clubs" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('2', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "clubs_searched_delete" AFTER DELETE ON "clubs" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('2', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "clubs_searched_truncate" AFTER TRUNCATE ON "clubs" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('2', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "club_aliases_searched_insert" AFTER INSERT ON "club_aliases" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('2', 'SELECT club_id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "club_aliases_searched_update" AFTER UPDATE ON "club_aliases" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('2', 'SELECT club_id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "club_aliases_searched_delete" AFTER DELETE ON "club_aliases" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('2', 'SELECT club_id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "club_aliases_searched_truncate" AFTER TRUNCATE ON "club_aliases" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('2', 'SELECT club_id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "players_searched_insert" AFTER INSERT ON "players" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('3', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "players_searched_update" AFTER UPDATE ON "players" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('3', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "players_searched_delete" AFTER DELETE ON "players" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('3', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "players_searched_truncate" AFTER TRUNCATE ON "players" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('3', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "competitions_searched_insert" AFTER INSERT ON "competitions" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('4', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "competitions_searched_update" AFTER UPDATE ON "competitions" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('4', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "competitions_searched_delete" AFTER DELETE ON "competitions" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('4', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "competitions_searched_truncate" AFTER TRUNCATE ON "competitions" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('4', 'SELECT id FROM %s');
--> statement-breakpoint
CREATE TRIGGER "seasons_searched_update" AFTER UPDATE ON "seasons" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "follow_searched"('4', 'SELECT id FROM competitions WHERE season_id IN (SELECT id FROM %s)');
--> statement-breakpoint
SELECT refresh_search_documents("place"::smallint, NULL) FROM generate_series(0, 4) AS "place";
