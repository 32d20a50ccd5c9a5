-- stop older servers first
-- They keep shops and searches in memory, and the versions that told them of changes go.
DROP TABLE "search_versions"; -- unused since 0089
--> statement-breakpoint
DROP TABLE "synonym_versions"; -- unused since 0089
--> statement-breakpoint
DROP TABLE "shop_lists"; -- unused since 0089
--> statement-breakpoint
ALTER TABLE "shops" DROP COLUMN "list_version"; -- unused since 0089
--> statement-breakpoint
ALTER TABLE "city_words" DROP COLUMN "variants"; -- unused since 0089
--> statement-breakpoint
ALTER TABLE "search_words" DROP COLUMN "variants"; -- unused since 0089
--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "wrote_at"; -- unused since 0087
--> statement-breakpoint
CREATE TABLE "synonym_words" (
	"synonym_id" bigint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "synonym_words_synonym_id_word_pk" PRIMARY KEY("synonym_id","word")
);
--> statement-breakpoint
ALTER TABLE "synonym_words" ADD CONSTRAINT "synonym_words_synonym_id_synonyms_id_fk" FOREIGN KEY ("synonym_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "synonym_words" ("synonym_id", "word")
SELECT DISTINCT "id", word FROM "synonyms", unnest("folded") name, string_to_table(name, ' ') word;--> statement-breakpoint
CREATE INDEX "synonym_words_search" ON "synonym_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_radius" ON "cities" USING btree ("radius_km");--> statement-breakpoint
CREATE INDEX "shops_city" ON "shops" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "catalogue_products_search" ON "catalogue_products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "city_words_search" ON "city_words" USING gin ("city_id","word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_search" ON "search_words" USING gin ("word" gin_trgm_ops);
