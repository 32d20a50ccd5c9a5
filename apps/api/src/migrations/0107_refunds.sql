CREATE SEQUENCE "public"."refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"source" text NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" bigint,
	CONSTRAINT "refunds_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "refunds_id_has_city" CHECK ("refunds"."id" >> 36 = "refunds"."city_id" - 1),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_paid" CHECK (("refunds"."paid_at" is null) = ("refunds"."paid_by" is null)),
	CONSTRAINT "refunds_on_credit" CHECK ("refunds"."way" <> 'credit' or ("refunds"."source" = 'shop' and "refunds"."paid_at" is not null))
);--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_order_line";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_amount";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_refunds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_owed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("city_id","order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_paid" ON "refunds" USING btree ("paid_at") WHERE "refunds"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_paid_by" ON "refunds" USING btree ("paid_by");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_order_line" CHECK (("credit_entries"."kind" in ('order', 'refund')) = ("credit_entries"."order_id" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount_paise" <> 0 and ("credit_entries"."kind" = 'correction' or ("credit_entries"."kind" not in ('payment', 'refund')) = ("credit_entries"."amount_paise" > 0))) NOT VALID;
