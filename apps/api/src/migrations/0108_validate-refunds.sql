ALTER TABLE "credit_entries" VALIDATE CONSTRAINT "credit_entries_order_line";--> statement-breakpoint
ALTER TABLE "credit_entries" VALIDATE CONSTRAINT "credit_entries_amount";
