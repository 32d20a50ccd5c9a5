CREATE TABLE "order_earlier_proofs" (
	"city_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "order_earlier_proofs_city_id_order_id_file_id_pk" PRIMARY KEY("city_id","order_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "order_earlier_proofs" ADD CONSTRAINT "order_earlier_proofs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_earlier_proofs" ADD CONSTRAINT "order_earlier_proofs_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_earlier_proofs_file" ON "order_earlier_proofs" USING btree ("file_id");