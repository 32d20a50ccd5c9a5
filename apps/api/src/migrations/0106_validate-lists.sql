ALTER TABLE "cities" VALIDATE CONSTRAINT "cities_list_minutes";
