CREATE SEQUENCE "public"."payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"received_paise" bigint,
	"rounding_paise" bigint DEFAULT 0 NOT NULL,
	"reference" text,
	"state" text NOT NULL,
	"told_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	CONSTRAINT "payments_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "payments_id_has_city" CHECK ("payments"."id" >> 36 = "payments"."city_id" - 1),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" > 0 and "payments"."received_paise" >= "payments"."amount_paise"),
	CONSTRAINT "payments_rounding" CHECK ("payments"."rounding_paise" = 0 or "payments"."method" = 'cash'),
	CONSTRAINT "payments_rounding_small" CHECK (abs("payments"."rounding_paise") < 100),
	CONSTRAINT "payments_state" CHECK ("payments"."method" = 'upi' or "payments"."state" = 'confirmed')
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_payments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "upi_id" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "upi_name" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("city_id","order_id","id");--> statement-breakpoint
CREATE INDEX "payments_answered_by" ON "payments" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_claim" ON "payments" USING btree ("city_id","order_id") WHERE "payments"."state" = 'claimed' and "payments"."told_by" = 'customer' and "payments"."withdrawn_at" is null;