-- Room on each page for the next version of a row: then a new stock or a changed cart writes no index entry.
-- It holds for pages that are written from now on. `VACUUM FULL products` would make room on the old ones at once.
ALTER TABLE "products" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "carts" SET (fillfactor = 80);
