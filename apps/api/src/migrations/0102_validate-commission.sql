ALTER TABLE "cities" VALIDATE CONSTRAINT "cities_commission";--> statement-breakpoint
ALTER TABLE "shops" VALIDATE CONSTRAINT "shops_commission";
