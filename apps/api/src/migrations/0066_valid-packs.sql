ALTER TABLE "catalogue_products" VALIDATE CONSTRAINT "catalogue_products_mrp";--> statement-breakpoint
ALTER TABLE "catalogue_products" VALIDATE CONSTRAINT "catalogue_products_net_quantity";--> statement-breakpoint
ALTER TABLE "catalogue_products" VALIDATE CONSTRAINT "catalogue_products_unit";--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_mrp";--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_net_quantity";--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_unit";
