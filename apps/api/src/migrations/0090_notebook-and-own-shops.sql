CREATE TABLE "shop_favourites" (
	"user_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	CONSTRAINT "shop_favourites_user_id_shop_id_pk" PRIMARY KEY("user_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_amount";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "paper_name" text;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "paper_number" text;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "is_paper_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_favourites" ADD CONSTRAINT "shop_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_favourites" ADD CONSTRAINT "shop_favourites_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_favourites_shop" ON "shop_favourites" USING btree ("shop_id");--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_paper" CHECK (("credit_accounts"."paper_name" is null) = ("credit_accounts"."paper_number" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount_paise" <> 0 and ("credit_entries"."kind" = 'correction' or ("credit_entries"."kind" <> 'payment') = ("credit_entries"."amount_paise" > 0))) NOT VALID;