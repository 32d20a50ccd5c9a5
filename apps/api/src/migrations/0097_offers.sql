CREATE TABLE "product_waits" (
	"city_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "product_waits_city_id_product_id_user_id_pk" PRIMARY KEY("city_id","product_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_paise" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_until" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_waits" ADD CONSTRAINT "product_waits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_waits" ADD CONSTRAINT "product_waits_city_id_product_id_products_city_id_id_fk" FOREIGN KEY ("city_id","product_id") REFERENCES "public"."products"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_waits_user" ON "product_waits" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_offer" CHECK ("products"."offer_paise" > 0 and num_nulls("products"."offer_paise", "products"."offer_until", "products"."offer_ends_at") in (0, 3)) NOT VALID;