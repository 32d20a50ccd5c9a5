-- Other sessions go on reading and writing meanwhile.
ALTER TABLE "users" VALIDATE CONSTRAINT "users_language";
