CREATE SEQUENCE "public"."credit_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"limit_paise" bigint NOT NULL,
	"answer" text DEFAULT 'offered' NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	"balance_paise" bigint DEFAULT 0 NOT NULL,
	"waiting_paise" bigint DEFAULT 0 NOT NULL,
	"waiting_added_paise" bigint DEFAULT 0 NOT NULL,
	"waiting_lines" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "credit_accounts_id_has_city" CHECK ("credit_accounts"."id" >> 36 = "credit_accounts"."city_id" - 1),
	CONSTRAINT "credit_accounts_limit" CHECK ("credit_accounts"."limit_paise" > 0),
	CONSTRAINT "credit_accounts_waiting" CHECK ("credit_accounts"."waiting_lines" >= 0 and "credit_accounts"."waiting_added_paise" >= 0 and "credit_accounts"."waiting_added_paise" >= "credit_accounts"."waiting_paise")
);
--> statement-breakpoint
CREATE TABLE "credit_answers" (
	"city_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"is_agreed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_answers_city_id_entry_id_pk" PRIMARY KEY("city_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_id" bigint,
	"amount_paise" bigint NOT NULL,
	"added_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "credit_entries_id_has_city" CHECK ("credit_entries"."id" >> 36 = "credit_entries"."city_id" - 1),
	CONSTRAINT "credit_entries_order_line" CHECK (("credit_entries"."kind" = 'order') = ("credit_entries"."order_id" is not null)),
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount_paise" <> 0 and ("credit_entries"."kind" = 'correction' or ("credit_entries"."kind" = 'order') = ("credit_entries"."amount_paise" > 0)))
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"city_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "credit_notes_city_id_entry_id_pk" PRIMARY KEY("city_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_answers" ADD CONSTRAINT "credit_answers_city_id_entry_id_credit_entries_city_id_id_fk" FOREIGN KEY ("city_id","entry_id") REFERENCES "public"."credit_entries"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_city_id_account_id_credit_accounts_city_id_id_fk" FOREIGN KEY ("city_id","account_id") REFERENCES "public"."credit_accounts"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_city_id_entry_id_credit_entries_city_id_id_fk" FOREIGN KEY ("city_id","entry_id") REFERENCES "public"."credit_entries"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_accounts_once" ON "credit_accounts" USING btree ("city_id","shop_id","customer_id");--> statement-breakpoint
CREATE INDEX "credit_accounts_shop_owed" ON "credit_accounts" USING btree ("shop_id","balance_paise" DESC NULLS FIRST,("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "credit_accounts_customer_owed" ON "credit_accounts" USING btree ("customer_id","balance_paise" DESC NULLS FIRST,("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "credit_accounts_owed" ON "credit_accounts" USING btree ("balance_paise" DESC NULLS FIRST,("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "credit_entries_account" ON "credit_entries" USING btree ("city_id","account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_order" ON "credit_entries" USING btree ("city_id","order_id") WHERE "credit_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_notes_account" ON "credit_notes" USING btree ("city_id","account_id");--> statement-breakpoint
CREATE FUNCTION "refuse_rewriting_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- remove-demo names the demo's people in demo_rows before it deletes their accounts.
	IF TG_OP = 'DELETE' AND TG_TABLE_NAME LIKE 'credit\_answers%' THEN
		IF EXISTS (
			SELECT FROM credit_entries e JOIN credit_accounts a ON a.city_id = e.city_id AND a.id = e.account_id
				JOIN demo_rows d ON d.kind = 'user' AND d.row_id = a.customer_id
			WHERE e.city_id = OLD.city_id AND e.id = OLD.entry_id
		) THEN
			RETURN OLD;
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		IF EXISTS (
			SELECT FROM credit_accounts a JOIN demo_rows d ON d.kind = 'user' AND d.row_id = a.customer_id
			WHERE a.city_id = OLD.city_id AND a.id = OLD.account_id
		) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "credit_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting_credit"();--> statement-breakpoint
CREATE TRIGGER "never_truncated" BEFORE TRUNCATE ON "credit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "credit_answers"
FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting_credit"();--> statement-breakpoint
CREATE TRIGGER "never_truncated" BEFORE TRUNCATE ON "credit_answers"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
