ALTER TABLE "shops" VALIDATE CONSTRAINT "shops_closed_weekdays";--> statement-breakpoint
ALTER TABLE "shops" VALIDATE CONSTRAINT "shops_preparation";
