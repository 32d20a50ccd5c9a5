ALTER TABLE "credit_accounts" VALIDATE CONSTRAINT "credit_accounts_paper";
--> statement-breakpoint
ALTER TABLE "credit_entries" VALIDATE CONSTRAINT "credit_entries_amount";
