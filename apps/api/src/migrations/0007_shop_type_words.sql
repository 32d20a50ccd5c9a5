ALTER TABLE "shop_types" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || trim(regexp_replace(regexp_replace(lower(normalize("name", NFKD)), '[\u0300-\u036f\u2019'']', '', 'g'), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf]+', ' ', 'g')) || ' ') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_types_search" ON "shop_types" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "search_words" ("word", "variants")
SELECT word, array(SELECT DISTINCT left(word, at - 1) || substr(word, at + 1) FROM generate_series(1, length(word)) at) || word
FROM (SELECT DISTINCT word FROM "shop_types", regexp_split_to_table(trim("search_text"), ' ') word) words
WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
ON CONFLICT DO NOTHING;
