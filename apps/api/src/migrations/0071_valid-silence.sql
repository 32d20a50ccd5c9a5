ALTER TABLE "cities" VALIDATE CONSTRAINT "cities_reminders";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_failure";
