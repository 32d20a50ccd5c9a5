CREATE TABLE "complaint_files" (
	"city_id" bigint NOT NULL,
	"complaint_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "complaint_files_city_id_complaint_id_place_pk" PRIMARY KEY("city_id","complaint_id","place")
);
--> statement-breakpoint
ALTER TABLE "complaint_files" ADD CONSTRAINT "complaint_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_files" ADD CONSTRAINT "complaint_files_complaint_fk" FOREIGN KEY ("city_id","complaint_id") REFERENCES "public"."complaints"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_files_file" ON "complaint_files" USING btree ("file_id");