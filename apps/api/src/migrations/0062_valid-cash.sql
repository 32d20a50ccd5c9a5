ALTER TABLE "cities" VALIDATE CONSTRAINT "cities_fee_goes_to";--> statement-breakpoint
ALTER TABLE "cities" VALIDATE CONSTRAINT "cities_cash_limit";
