CREATE TABLE "uncounted_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uncounted_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "addresses_user";--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
DROP INDEX "customer_requests_status";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "views" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uncounted_views" ADD CONSTRAINT "uncounted_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uncounted_views_article" ON "uncounted_views" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_image" ON "articles" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "articles_most_viewed" ON "articles" USING btree ("views" DESC NULLS FIRST,"id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banners_image" ON "banners" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "categories_image" ON "categories" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","is_primary" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "customer_requests_status" ON "customer_requests" USING btree ("status","id" DESC NULLS FIRST);