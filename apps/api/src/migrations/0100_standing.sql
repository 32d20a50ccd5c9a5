CREATE TABLE "standing_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"address_id" bigint,
	"items" json NOT NULL,
	"weekdays" integer[] NOT NULL,
	"time" text NOT NULL,
	"pay_by" text NOT NULL,
	"until" date,
	"paused_until" date,
	"skips" text[] DEFAULT '{}' NOT NULL,
	"handled_day" date,
	"refused_day" date,
	"refusal_code" text,
	"is_stop_told" boolean DEFAULT false NOT NULL,
	"shop_suspended_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "standing_orders_weekdays" CHECK ("standing_orders"."weekdays" <@ array[0, 1, 2, 3, 4, 5, 6]),
	CONSTRAINT "standing_orders_refusal" CHECK (("standing_orders"."refused_day" is null) = ("standing_orders"."refusal_code" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "standing_id" bigint;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_orders_user" ON "standing_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "standing_orders_shop" ON "standing_orders" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "standing_orders_city" ON "standing_orders" USING btree ("city_id","id");--> statement-breakpoint
CREATE INDEX "standing_orders_address" ON "standing_orders" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "standing_orders_ended" ON "standing_orders" USING btree ("ended_at") WHERE "standing_orders"."ended_at" is not null;