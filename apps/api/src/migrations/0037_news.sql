CREATE TABLE "article_images" (
	"article_id" bigint NOT NULL,
	"image_id" bigint NOT NULL,
	CONSTRAINT "article_images_article_id_image_id_pk" PRIMARY KEY("article_id","image_id")
);
--> statement-breakpoint
-- The default is for older servers, which don't know the column.
ALTER TABLE "articles" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "customer_requests" ADD COLUMN "told_note" text;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_images_image" ON "article_images" USING btree ("image_id");--> statement-breakpoint
-- Existing articles are published.
UPDATE "articles" SET "published_at" = "created_at";--> statement-breakpoint
INSERT INTO "article_images" ("article_id", "image_id")
SELECT DISTINCT a.id, i.id FROM "articles" a, regexp_matches(a.body, '/media/([0-9a-f]{32})-[sml]\.webp', 'g') found
JOIN "images" i ON i.key = found[1] WHERE a.deleted_at IS NULL;