CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "devices_registration_hash" ON "devices" USING btree ("kind","registration_hash");
