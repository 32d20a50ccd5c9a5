CREATE SEQUENCE "public"."cash_balances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."cash_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."cash_hand_overs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cash_balances" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"deliverer_id" bigint NOT NULL,
	"shop_id" bigint,
	"balance_paise" bigint NOT NULL,
	"waiting_paise" bigint NOT NULL,
	"since" timestamp with time zone,
	CONSTRAINT "cash_balances_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "cash_balances_id_has_city" CHECK ("cash_balances"."id" >> 36 = "cash_balances"."city_id" - 1),
	CONSTRAINT "cash_balances_since" CHECK (("cash_balances"."since" is null) = ("cash_balances"."balance_paise" = 0))
);
--> statement-breakpoint
CREATE TABLE "cash_entries" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"deliverer_id" bigint NOT NULL,
	"shop_id" bigint,
	"kind" text NOT NULL,
	"order_id" bigint,
	"amount_paise" bigint NOT NULL,
	"balance_paise" bigint NOT NULL,
	CONSTRAINT "cash_entries_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "cash_entries_id_has_city" CHECK ("cash_entries"."id" >> 36 = "cash_entries"."city_id" - 1),
	CONSTRAINT "cash_entries_amount" CHECK ("cash_entries"."amount_paise" <> 0),
	CONSTRAINT "cash_entries_order" CHECK (("cash_entries"."order_id" is null) = ("cash_entries"."kind" in ('hand_over', 'correction')))
);
--> statement-breakpoint
CREATE TABLE "cash_hand_overs" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"deliverer_id" bigint NOT NULL,
	"shop_id" bigint,
	"amount_paise" bigint NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "cash_hand_overs_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "cash_hand_overs_id_has_city" CHECK ("cash_hand_overs"."id" >> 36 = "cash_hand_overs"."city_id" - 1),
	CONSTRAINT "cash_hand_overs_amount" CHECK ("cash_hand_overs"."amount_paise" <> 0),
	CONSTRAINT "cash_hand_overs_answered" CHECK (("cash_hand_overs"."state" = 'waiting') = ("cash_hand_overs"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "fee_goes_to" text DEFAULT 'deliverer' NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "cash_limit_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_balances" ADD CONSTRAINT "cash_balances_deliverer_id_users_id_fk" FOREIGN KEY ("deliverer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_balances" ADD CONSTRAINT "cash_balances_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_deliverer_id_users_id_fk" FOREIGN KEY ("deliverer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_hand_overs" ADD CONSTRAINT "cash_hand_overs_deliverer_id_users_id_fk" FOREIGN KEY ("deliverer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_hand_overs" ADD CONSTRAINT "cash_hand_overs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_hand_overs" ADD CONSTRAINT "cash_hand_overs_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_balances_shop" ON "cash_balances" USING btree ("city_id","deliverer_id","shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_balances_operator" ON "cash_balances" USING btree ("city_id","deliverer_id") WHERE "cash_balances"."shop_id" is null;--> statement-breakpoint
CREATE INDEX "cash_balances_deliverer" ON "cash_balances" USING btree ("deliverer_id");--> statement-breakpoint
CREATE INDEX "cash_balances_of_shop" ON "cash_balances" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "cash_entries_deliverer" ON "cash_entries" USING btree ("deliverer_id",("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "cash_entries_shop" ON "cash_entries" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_entries_once_per_order" ON "cash_entries" USING btree ("city_id","order_id","shop_id") WHERE "cash_entries"."kind" = 'order';--> statement-breakpoint
CREATE INDEX "cash_hand_overs_deliverer" ON "cash_hand_overs" USING btree ("deliverer_id",("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "cash_hand_overs_shop" ON "cash_hand_overs" USING btree ("shop_id",("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "cash_hand_overs_newest" ON "cash_hand_overs" USING btree (("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "cash_hand_overs_waiting" ON "cash_hand_overs" USING btree ("created_at") WHERE "cash_hand_overs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "cash_hand_overs_confirmed" ON "cash_hand_overs" USING btree ("answered_at") WHERE "cash_hand_overs"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "cash_hand_overs_answered_by" ON "cash_hand_overs" USING btree ("answered_by");--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_fee_goes_to" CHECK ("cities"."fee_goes_to" in ('deliverer', 'operator')) NOT VALID;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_cash_limit" CHECK ("cities"."cash_limit_paise" >= 0) NOT VALID;--> statement-breakpoint
-- remove-demo deletes the lines of the demo's deliverers and shops.
CREATE FUNCTION "refuse_rewriting_cash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (
		SELECT FROM demo_rows d WHERE d.kind = 'user' AND (
			d.row_id = OLD.deliverer_id
			OR d.row_id = (SELECT s.retailer_id FROM shops s WHERE s.id = OLD.shop_id)
		)
	) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "cash_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting_cash"();--> statement-breakpoint
CREATE TRIGGER "never_truncated" BEFORE TRUNCATE ON "cash_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
