CREATE TABLE "synonym_versions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "synonym_versions_once" CHECK ("synonym_versions"."is_only")
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"names" text[] NOT NULL,
	"folded" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "synonyms_have_names" CHECK (cardinality("synonyms"."names") >= 2)
);
--> statement-breakpoint
CREATE INDEX "synonyms_folded" ON "synonyms" USING gin ("folded");