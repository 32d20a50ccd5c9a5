-- Column names of today's glossary. Each rename changes the catalogue only and rewrites no row.
ALTER TABLE "shops" RENAME COLUMN "keeper_id" TO "retailer_id"; -- stop older servers first
--> statement-breakpoint
ALTER TABLE "shops" RENAME CONSTRAINT "shops_keeper_id_users_id_fk" TO "shops_retailer_id_users_id_fk"; -- stop older servers first
--> statement-breakpoint
ALTER INDEX "shops_keeper" RENAME TO "shops_retailer"; -- stop older servers first
--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "pieces" TO "item_count"; -- stop older servers first
--> statement-breakpoint
-- PostgreSQL 18 names NOT NULL constraints, earlier versions don't: stop older servers first
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'shops_keeper_id_not_null') THEN
		ALTER TABLE "shops" RENAME CONSTRAINT "shops_keeper_id_not_null" TO "shops_retailer_id_not_null"; -- stop older servers first
		ALTER TABLE "orders" RENAME CONSTRAINT "orders_pieces_not_null" TO "orders_item_count_not_null"; -- stop older servers first
	END IF;
END $$;
