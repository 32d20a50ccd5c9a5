CREATE TABLE "order_event_notes" (
	"city_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "order_event_notes_city_id_event_id_pk" PRIMARY KEY("city_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "order_clocks" (
	"city_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"counted_seconds" integer NOT NULL,
	"counting_since" timestamp with time zone,
	"opening_time" text,
	"closing_time" text,
	"taken" text[] NOT NULL,
	CONSTRAINT "order_clocks_city_id_order_id_pk" PRIMARY KEY("city_id","order_id"),
	CONSTRAINT "order_clocks_counted" CHECK ("order_clocks"."counted_seconds" >= 0),
	CONSTRAINT "order_clocks_hours" CHECK (("order_clocks"."opening_time" is null) = ("order_clocks"."closing_time" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_sms_days" (
	"city_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "shop_sms_days_city_id_shop_id_pk" PRIMARY KEY("city_id","shop_id"),
	CONSTRAINT "shop_sms_days_asked" CHECK ("shop_sms_days"."asked" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "remind_shop_after" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "sms_shop_after" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "tell_operator_after" integer DEFAULT 600 NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "tell_customer_after" integer DEFAULT 900 NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "remind_deliverers_after" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "tell_operator_request_after" integer DEFAULT 600 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "needs_operator_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "order_event_notes" ADD CONSTRAINT "order_event_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event_notes" ADD CONSTRAINT "order_event_notes_city_id_event_id_order_events_city_id_id_fk" FOREIGN KEY ("city_id","event_id") REFERENCES "public"."order_events"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event_notes" ADD CONSTRAINT "order_event_notes_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_clocks" ADD CONSTRAINT "order_clocks_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_clocks" ADD CONSTRAINT "order_clocks_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sms_days" ADD CONSTRAINT "shop_sms_days_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_event_notes_order" ON "order_event_notes" USING btree ("city_id","order_id");--> statement-breakpoint
CREATE INDEX "order_event_notes_author" ON "order_event_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "order_clocks_shop" ON "order_clocks" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "shop_sms_days_shop" ON "shop_sms_days" USING btree ("shop_id");--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_reminders" CHECK (least("cities"."remind_shop_after", "cities"."sms_shop_after", "cities"."tell_operator_after", "cities"."tell_customer_after",
        "cities"."remind_deliverers_after", "cities"."tell_operator_request_after") >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_failure" CHECK ("orders"."failure_reason" is null or "orders"."needs_operator_since" is not null) NOT VALID;--> statement-breakpoint
-- These orders have no clock. The servers before this one told operators of them at once.
UPDATE "orders" SET "needs_operator_since" = "created_at" WHERE "status" IN ('INITIATED', 'ACCEPTED');
