CREATE SEQUENCE "public"."commission_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "commission_entries" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_id" bigint,
	"goods_paise" bigint,
	"basis_points" integer,
	"amount_paise" bigint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "commission_entries_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "commission_entries_id_has_city" CHECK ("commission_entries"."id" >> 36 = "commission_entries"."city_id" - 1),
	CONSTRAINT "commission_entries_kind" CHECK (case "commission_entries"."kind" when 'order' then "commission_entries"."order_id" is not null
        and ("commission_entries"."amount_paise" < 0 and "commission_entries"."amount_paise" = -(("commission_entries"."goods_paise" * "commission_entries"."basis_points" + 5000) / 10000)) is true
        else "commission_entries"."amount_paise" > 0 and coalesce("commission_entries"."order_id", "commission_entries"."goods_paise", "commission_entries"."basis_points") is null end)
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "commission_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "commission_basis_points" integer;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_entries_shop" ON "commission_entries" USING btree ("shop_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_order" ON "commission_entries" USING btree ("city_id","order_id") WHERE "commission_entries"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_commission" CHECK ("cities"."commission_basis_points" between 0 and 3000) NOT VALID;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_commission" CHECK ("shops"."commission_basis_points" between 0 and 3000) NOT VALID;--> statement-breakpoint
-- remove-demo deletes the lines of the demo's shops.
CREATE FUNCTION "refuse_rewriting_commission"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (
		SELECT FROM demo_rows d JOIN shops s ON s.retailer_id = d.row_id WHERE d.kind = 'user' AND s.id = OLD.shop_id
	) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'commission_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "commission_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting_commission"();--> statement-breakpoint
CREATE TRIGGER "never_truncated" BEFORE TRUNCATE ON "commission_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
