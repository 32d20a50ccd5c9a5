ALTER TABLE "cities" VALIDATE CONSTRAINT "cities_proposal_minutes";--> statement-breakpoint
ALTER TABLE "order_items" VALIDATE CONSTRAINT "order_items_quantities";
