CREATE TABLE "phone_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"landmark" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"items" json NOT NULL,
	"delivery_cost_paise" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"additional_details" text NOT NULL,
	"pay_by" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_guesses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_id" bigint,
	CONSTRAINT "phone_orders_numbers" CHECK ("phone_orders"."delivery_cost_paise" >= 0 and "phone_orders"."wrong_guesses" >= 0)
);
--> statement-breakpoint
ALTER TABLE "phone_orders" ADD CONSTRAINT "phone_orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_orders_shop" ON "phone_orders" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_orders_number" ON "phone_orders" USING btree ("number","created_at");--> statement-breakpoint
CREATE INDEX "phone_orders_created" ON "phone_orders" USING btree ("created_at");