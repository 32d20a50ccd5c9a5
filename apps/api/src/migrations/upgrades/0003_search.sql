-- Takes the place of the released file, which fails where `catalogue_products` has rows. Leads to the same tables.
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"variants" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_stock";--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "search_text" text;--> statement-breakpoint
-- As `fold-text.ts` folds, as far as SQL can: saving a product folds it anew.
CREATE FUNCTION pg_temp.spaced("given" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT ' ' || trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(normalize("given", NFKD)),
		'[\u0300-\u036f\u200b-\u200d\u2019\u02bc''`]', '', 'g'), '([0-9])([a-z])', '\1 \2', 'g'), '([a-z])([0-9])', '\1 \2', 'g'),
		'[\u0001-\u002f\u003a-\u0060\u007b-\u00bf]+', ' ', 'g')) || ' '
$$;--> statement-breakpoint
UPDATE "catalogue_products" p SET "search_text" = pg_temp.spaced(p."name") || chr(10)
	|| pg_temp.spaced(array_to_string(p."tags", ' ')) || chr(11) || pg_temp.spaced(t."name") || chr(12) || pg_temp.spaced(p."description")
FROM "product_types" t WHERE t."id" = p."type_id";--> statement-breakpoint
UPDATE "products" p SET "search_text" = pg_temp.spaced(p."name") || chr(10)
	|| pg_temp.spaced(array_to_string(p."tags", ' ')) || chr(11) || pg_temp.spaced(t."name") || chr(12) || pg_temp.spaced(p."description")
FROM "product_types" t WHERE t."id" = p."type_id";--> statement-breakpoint
INSERT INTO "search_words" ("word", "variants")
SELECT word, array(SELECT DISTINCT left(word, at - 1) || substr(word, at + 1) FROM generate_series(1, length(word)) at) || word
FROM (
	SELECT DISTINCT word
	FROM (SELECT "search_text" FROM "products" UNION ALL SELECT "search_text" FROM "catalogue_products") texts,
		regexp_split_to_table(trim(split_part("search_text", chr(12), 1)), '\s+') word
) words
WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP FUNCTION pg_temp.spaced(text);--> statement-breakpoint
ALTER TABLE "catalogue_products" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_variants" ON "search_words" USING gin ("variants");--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "catalogue_products_search" ON "catalogue_products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock" CHECK ("products"."quantity" >= 0);
