CREATE TABLE "club_addresses" (
	"club_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"street" text,
	"house_number" text,
	"country" text,
	"zip_code" text,
	"post_office" text,
	CONSTRAINT "club_addresses_club_id_position_pk" PRIMARY KEY("club_id","position")
);
--> statement-breakpoint
CREATE TABLE "club_aliases" (
	"club_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "club_aliases_club_id_name_pk" PRIMARY KEY("club_id","name")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" integer PRIMARY KEY NOT NULL,
	"short_name" text NOT NULL,
	"full_name" text NOT NULL,
	"code" text,
	"gender" text,
	"email" text,
	"president_first_name" text,
	"president_last_name" text,
	"home_hall_id" integer,
	"is_member" boolean DEFAULT true NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	"generated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_places" (
	"competition_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"team_name" text NOT NULL,
	"team_code" text,
	"club_id" integer,
	CONSTRAINT "competition_places_competition_id_place_pk" PRIMARY KEY("competition_id","place")
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" integer PRIMARY KEY NOT NULL,
	"season_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"has_standings" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	"generated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "officials" (
	"id" integer PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"place" text,
	"is_referee" boolean DEFAULT false NOT NULL,
	"is_commissioner" boolean DEFAULT false NOT NULL,
	"generated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seasons_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sport_halls" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"country" text,
	"generated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "box_score_lines" (
	"match_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_name" text NOT NULL,
	"team_code" text,
	"points" integer NOT NULL,
	"minutes" integer,
	"free_throws_made" integer,
	"free_throws_attempted" integer,
	"two_points_made" integer,
	"two_points_attempted" integer,
	"three_points_made" integer,
	"three_points_attempted" integer,
	"offensive_rebounds" integer,
	"defensive_rebounds" integer,
	"assists" integer,
	"steals" integer,
	"turnovers" integer,
	"blocks" integer,
	"fouls" integer,
	"generated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "box_score_lines_match_id_player_id_pk" PRIMARY KEY("match_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "match_officials" (
	"match_id" integer NOT NULL,
	"official_id" integer NOT NULL,
	"role" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "match_officials_match_id_role_position_pk" PRIMARY KEY("match_id","role","position")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" integer PRIMARY KEY NOT NULL,
	"season_id" integer NOT NULL,
	"competition_id" integer,
	"national_team_id" integer,
	"opponent_id" integer,
	"first_team_name" text NOT NULL,
	"first_team_code" text,
	"first_club_id" integer,
	"first_team_score" integer DEFAULT 0 NOT NULL,
	"second_team_name" text NOT NULL,
	"second_team_code" text,
	"second_club_id" integer,
	"second_team_score" integer DEFAULT 0 NOT NULL,
	"date_time" varchar(19) COLLATE "C" NOT NULL,
	"date_time_utc" varchar(19) COLLATE "C" NOT NULL,
	"time_zone" text,
	"hall_id" integer,
	"location" text,
	"phase" text,
	"round" integer,
	"official" boolean DEFAULT true NOT NULL,
	"ticket_url" text,
	"stats_url" text,
	"live_stream_url" text,
	"status_rank" smallint GENERATED ALWAYS AS (CASE WHEN first_team_score <> 0 OR second_team_score <> 0 THEN 2
          WHEN right(date_time, 8) = '00:00:00' AND right(date_time_utc, 8) = '00:00:00' THEN 3
          ELSE 1 END) STORED NOT NULL,
	"generated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "matches_one_owner" CHECK ((competition_id IS NULL) <> (national_team_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "national_team_competition_urls" (
	"national_team_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"competition_url" text NOT NULL,
	CONSTRAINT "national_team_competition_urls_national_team_id_position_pk" PRIMARY KEY("national_team_id","position")
);
--> statement-breakpoint
CREATE TABLE "national_teams" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"season_id" integer NOT NULL,
	"category_id" integer,
	"gender" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"year" integer,
	"official" boolean DEFAULT true NOT NULL,
	"team_photo_url" text,
	CONSTRAINT "national_teams_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "opponents" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_teams" (
	"national_team_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"jersey_number" integer,
	"height" integer,
	"club" text,
	"status" text NOT NULL,
	"active" boolean,
	CONSTRAINT "player_teams_national_team_id_player_id_pk" PRIMARY KEY("national_team_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text NOT NULL,
	"year_of_birth" integer,
	"height" integer,
	"position" text,
	"club" text,
	"nationality" text,
	"photo_url" text,
	"folded" text DEFAULT '' NOT NULL,
	CONSTRAINT "players_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY NOT NULL,
	"national_team_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"role_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ad_uuid" uuid NOT NULL,
	"clicked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"address_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"banner_url" text NOT NULL,
	"banner_title" text NOT NULL,
	"url" text NOT NULL,
	"position" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"title_background" text,
	"published_at" varchar(19) COLLATE "C" NOT NULL,
	"short_text" text DEFAULT '' NOT NULL,
	"html_content" text DEFAULT '' NOT NULL,
	"author" text,
	"folded" text DEFAULT '' NOT NULL,
	CONSTRAINT "news_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "news_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_in_categories" (
	"news_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	CONSTRAINT "news_in_categories_news_id_category_id_pk" PRIMARY KEY("news_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "news_photos" (
	"news_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "news_photos_news_id_position_pk" PRIMARY KEY("news_id","position")
);
--> statement-breakpoint
CREATE TABLE "news_related" (
	"news_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"related_id" integer NOT NULL,
	CONSTRAINT "news_related_news_id_position_pk" PRIMARY KEY("news_id","position")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_menu_id" integer,
	"position" smallint NOT NULL,
	"page_path" text NOT NULL,
	"title" text NOT NULL,
	"external_link" text
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"title_background" text,
	"folded" text DEFAULT '' NOT NULL,
	CONSTRAINT "pages_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "segment_settings" (
	"segment_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "segment_settings_segment_id_position_pk" PRIMARY KEY("segment_id","position")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" integer PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club_addresses" ADD CONSTRAINT "club_addresses_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_aliases" ADD CONSTRAINT "club_aliases_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_home_hall_id_sport_halls_id_fk" FOREIGN KEY ("home_hall_id") REFERENCES "public"."sport_halls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_places" ADD CONSTRAINT "competition_places_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_places" ADD CONSTRAINT "competition_places_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_score_lines" ADD CONSTRAINT "box_score_lines_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_score_lines" ADD CONSTRAINT "box_score_lines_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_officials" ADD CONSTRAINT "match_officials_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_officials" ADD CONSTRAINT "match_officials_official_id_officials_id_fk" FOREIGN KEY ("official_id") REFERENCES "public"."officials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_national_team_id_national_teams_id_fk" FOREIGN KEY ("national_team_id") REFERENCES "public"."national_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_opponent_id_opponents_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."opponents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_first_club_id_clubs_id_fk" FOREIGN KEY ("first_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_second_club_id_clubs_id_fk" FOREIGN KEY ("second_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_hall_id_sport_halls_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."sport_halls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "national_team_competition_urls" ADD CONSTRAINT "national_team_competition_urls_national_team_id_national_teams_id_fk" FOREIGN KEY ("national_team_id") REFERENCES "public"."national_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "national_teams" ADD CONSTRAINT "national_teams_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "national_teams" ADD CONSTRAINT "national_teams_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opponents" ADD CONSTRAINT "opponents_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_teams" ADD CONSTRAINT "player_teams_national_team_id_national_teams_id_fk" FOREIGN KEY ("national_team_id") REFERENCES "public"."national_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_teams" ADD CONSTRAINT "player_teams_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_national_team_id_national_teams_id_fk" FOREIGN KEY ("national_team_id") REFERENCES "public"."national_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_ad_uuid_ads_uuid_fk" FOREIGN KEY ("ad_uuid") REFERENCES "public"."ads"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_in_categories" ADD CONSTRAINT "news_in_categories_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_in_categories" ADD CONSTRAINT "news_in_categories_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_photos" ADD CONSTRAINT "news_photos_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_related" ADD CONSTRAINT "news_related_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_related" ADD CONSTRAINT "news_related_related_id_news_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_menu_id_menu_items_id_fk" FOREIGN KEY ("parent_menu_id") REFERENCES "public"."menu_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_settings" ADD CONSTRAINT "segment_settings_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitions_season" ON "competitions" USING btree ("season_id","position");--> statement-breakpoint
CREATE INDEX "box_score_lines_player" ON "box_score_lines" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "match_officials_official" ON "match_officials" USING btree ("official_id","role","match_id");--> statement-breakpoint
CREATE INDEX "matches_order" ON "matches" USING btree ("status_rank","date_time","id");--> statement-breakpoint
CREATE INDEX "matches_date" ON "matches" USING btree ("date_time","status_rank");--> statement-breakpoint
CREATE INDEX "matches_season" ON "matches" USING btree ("season_id","status_rank","date_time","id");--> statement-breakpoint
CREATE INDEX "matches_competition" ON "matches" USING btree ("competition_id","status_rank","date_time","id");--> statement-breakpoint
CREATE INDEX "matches_hall" ON "matches" USING btree ("hall_id","season_id","status_rank","date_time","id");--> statement-breakpoint
CREATE INDEX "matches_first_club" ON "matches" USING btree ("first_club_id","season_id","status_rank","date_time","id");--> statement-breakpoint
CREATE INDEX "matches_second_club" ON "matches" USING btree ("second_club_id","season_id","status_rank","date_time","id");--> statement-breakpoint
CREATE INDEX "matches_national_team" ON "matches" USING btree ("national_team_id");--> statement-breakpoint
CREATE INDEX "matches_opponent" ON "matches" USING btree ("opponent_id");--> statement-breakpoint
CREATE INDEX "national_teams_category" ON "national_teams" USING btree ("category_id","gender");--> statement-breakpoint
CREATE UNIQUE INDEX "opponents_category_code" ON "opponents" USING btree ("category_id","code");--> statement-breakpoint
CREATE INDEX "player_teams_player" ON "player_teams" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "staff_team" ON "staff" USING btree ("national_team_id","position");--> statement-breakpoint
CREATE INDEX "ad_clicks_address" ON "ad_clicks" USING btree ("address_hash","clicked_at");--> statement-breakpoint
CREATE INDEX "ad_clicks_ad" ON "ad_clicks" USING btree ("ad_uuid","clicked_at");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "news_in_categories_category" ON "news_in_categories" USING btree ("category_id","news_id");--> statement-breakpoint
CREATE INDEX "segments_page" ON "segments" USING btree ("page_id","position");