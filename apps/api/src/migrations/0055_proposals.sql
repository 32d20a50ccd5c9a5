CREATE SEQUENCE "public"."order_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_proposals" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"state" text NOT NULL,
	"changes" json NOT NULL,
	"note" text NOT NULL,
	"old_amount_paise" bigint NOT NULL,
	"new_amount_paise" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_by" bigint,
	CONSTRAINT "order_proposals_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "order_proposals_id_has_city" CHECK ("order_proposals"."id" >> 36 = "order_proposals"."city_id" - 1),
	CONSTRAINT "order_proposals_amounts" CHECK ("order_proposals"."old_amount_paise" >= 0 and "order_proposals"."new_amount_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_quantities";--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "proposal_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "if_missing" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_proposal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_proposals" ADD CONSTRAINT "order_proposals_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proposals" ADD CONSTRAINT "order_proposals_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proposals" ADD CONSTRAINT "order_proposals_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_proposals_order" ON "order_proposals" USING btree ("city_id","order_id","id");--> statement-breakpoint
CREATE INDEX "order_proposals_shop" ON "order_proposals" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "order_proposals_answered_by" ON "order_proposals" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "order_proposals_one_open" ON "order_proposals" USING btree ("city_id","order_id") WHERE "order_proposals"."state" = 'open';--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_proposal_minutes" CHECK ("cities"."proposal_minutes" between 1 and 240) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantities" CHECK ("order_items"."ordered" >= 0 and "order_items"."kept" between 0 and "order_items"."ordered") NOT VALID;