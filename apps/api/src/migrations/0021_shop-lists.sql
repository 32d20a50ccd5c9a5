CREATE TABLE "shop_lists" (
	"city_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"rebuilt_version" bigint DEFAULT 0 NOT NULL,
	"reach" "cube" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "list_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_lists" ADD CONSTRAINT "shop_lists_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_lists_reach" ON "shop_lists" USING gist ("reach");--> statement-breakpoint
-- The box around the shops, larger by the city's radius and a metre, as `sphereBoxAround` makes it.
INSERT INTO "shop_lists" ("city_id", "version", "reach")
SELECT c.id, 1, cube_enlarge(
	cube(
		array[min(cube_ll_coord(s.point, 1)), min(cube_ll_coord(s.point, 2)), min(cube_ll_coord(s.point, 3))],
		array[max(cube_ur_coord(s.point, 1)), max(cube_ur_coord(s.point, 2)), max(cube_ur_coord(s.point, 3))]
	), 2 * 6371 * sin(least(pi() / 2, c.radius_km / (2 * 6371))) + 0.001, 3)
FROM "shops" s JOIN "cities" c ON c.id = s.city_id WHERE s.state = 'verified' GROUP BY c.id;
