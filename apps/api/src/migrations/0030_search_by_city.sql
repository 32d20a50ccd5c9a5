-- Trusted, like those of 0000: the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "city_words" (
	"city_id" bigint NOT NULL,
	"word" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"variants" text[] NOT NULL,
	CONSTRAINT "city_words_city_id_word_pk" PRIMARY KEY("city_id","word")
);
--> statement-breakpoint
CREATE TABLE "search_versions" (
	"city_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "search_versions_city_id_shop_id_pk" PRIMARY KEY("city_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "city_words" ADD CONSTRAINT "city_words_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_versions" ADD CONSTRAINT "search_versions_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- As many words as a shop may bring.
INSERT INTO "city_words" ("city_id", "word", "shop_id", "variants")
SELECT "city_id", word, "shop_id", array(SELECT DISTINCT left(word, at - 1) || substr(word, at + 1) FROM generate_series(1, length(word)) at) || word
FROM (
	SELECT "city_id", word, min("shop_id") AS "shop_id", row_number() OVER (PARTITION BY min("shop_id") ORDER BY word) AS nth
	FROM "products", regexp_split_to_table(trim(split_part("search_text", chr(12), 1)), '\s+') word
	WHERE "deleted_at" IS NULL AND length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
	GROUP BY "city_id", word
) words
WHERE nth <= 2000;--> statement-breakpoint
-- This list is for the shared catalogue only from now on.
DELETE FROM "search_words" WHERE "word" NOT IN (
	SELECT word FROM "catalogue_products", regexp_split_to_table(trim(split_part("search_text", chr(12), 1)), '\s+') word
);--> statement-breakpoint
CREATE INDEX "city_words_shop" ON "city_words" USING btree ("city_id","shop_id");--> statement-breakpoint
CREATE INDEX "city_words_likeness" ON "city_words" USING gin ("city_id","variants","word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_versions_newest" ON "search_versions" USING btree ("city_id","version");
