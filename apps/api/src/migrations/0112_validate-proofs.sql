ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_proof_id_files_id_fk";
