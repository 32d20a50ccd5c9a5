CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"status" smallint,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_method_path_key_pk" PRIMARY KEY("user_id","method","path","key")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius_km" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"delivery_base_paise" bigint NOT NULL,
	"free_km" double precision NOT NULL,
	"per_km_paise" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cities_name_unique" UNIQUE("name"),
	CONSTRAINT "cities_positive" CHECK ("cities"."radius_km" > 0 and "cities"."free_km" >= 0 and "cities"."delivery_base_paise" >= 0 and "cities"."per_km_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "code_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"registration_id" text NOT NULL,
	"kind" text NOT NULL,
	"keys" json,
	"is_active" boolean NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_registration" UNIQUE("kind","registration_id")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"number" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_number_verified" boolean DEFAULT false NOT NULL,
	"is_initial_setup_done" boolean DEFAULT false NOT NULL,
	"is_customer_setup_done" boolean DEFAULT false NOT NULL,
	"is_shop_setup_done" boolean DEFAULT false NOT NULL,
	"is_shop_verified" boolean DEFAULT false NOT NULL,
	"is_deliverer" boolean DEFAULT false NOT NULL,
	"deliverer_city_id" bigint,
	"is_operator" boolean DEFAULT false NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_number_unique" UNIQUE("number"),
	CONSTRAINT "users_deliverer_has_city" CHECK (not "users"."is_deliverer" or "users"."deliverer_city_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"receiver" text NOT NULL,
	"number" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"city_id" bigint NOT NULL,
	"is_primary" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "article_views_article_id_user_id_day_pk" PRIMARY KEY("article_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"search_text" text NOT NULL,
	"image_id" bigint,
	"category_id" bigint NOT NULL,
	"read_minutes" integer NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "articles_read_minutes" CHECK ("articles"."read_minutes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"image_id" bigint,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"shop_id" bigint,
	"address_id" bigint,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"deliverer_id" bigint,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"owner_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"actor_id" bigint,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" json NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"ordered" integer NOT NULL,
	"kept" integer NOT NULL,
	CONSTRAINT "order_items_quantities" CHECK ("order_items"."ordered" > 0 and "order_items"."kept" between 0 and "order_items"."ordered"),
	CONSTRAINT "order_items_price" CHECK ("order_items"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"status" text NOT NULL,
	"deliverer_id" bigint,
	"window_id" bigint NOT NULL,
	"slot_day" date NOT NULL,
	"slot_start" timestamp with time zone NOT NULL,
	"slot_end" timestamp with time zone NOT NULL,
	"price_paise" bigint NOT NULL,
	"delivery_cost_paise" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"additional_details" text NOT NULL,
	"payment" text,
	"receiver" text NOT NULL,
	"receiver_number" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_amounts" CHECK ("orders"."price_paise" >= 0 and "orders"."delivery_cost_paise" >= 0 and "orders"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_days" (
	"window_id" bigint NOT NULL,
	"day" date NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slot_days_window_id_day_pk" PRIMARY KEY("window_id","day"),
	CONSTRAINT "slot_days_taken" CHECK ("slot_days"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_windows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_windows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city_id" bigint NOT NULL,
	"weekday" smallint,
	"date" date,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	"capacity" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "slot_windows_one_kind" CHECK (("slot_windows"."weekday" is null) <> ("slot_windows"."date" is null)),
	CONSTRAINT "slot_windows_weekday" CHECK ("slot_windows"."weekday" between 0 and 6),
	CONSTRAINT "slot_windows_numbers" CHECK ("slot_windows"."cut_off_minutes" >= 0 and "slot_windows"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"tags" text[] NOT NULL,
	"image_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_products_price" CHECK ("catalogue_products"."price_paise" between 0 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" bigint NOT NULL,
	"image_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_images_product_id_image_id_pk" PRIMARY KEY("product_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"type_id" bigint NOT NULL,
	"catalogue_product_id" bigint,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"tags" text[] NOT NULL,
	"cover_image_id" bigint,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "products_stock" CHECK ("products"."quantity" between 0 and 1000000),
	CONSTRAINT "products_price" CHECK ("products"."price_paise" between 0 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "product_type_shop_types" (
	"product_type_id" bigint NOT NULL,
	"shop_type_id" bigint NOT NULL,
	CONSTRAINT "product_type_shop_types_product_type_id_shop_type_id_pk" PRIMARY KEY("product_type_id","shop_type_id")
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_types_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "shop_additional_types" (
	"shop_id" bigint NOT NULL,
	"shop_type_id" bigint NOT NULL,
	CONSTRAINT "shop_additional_types_shop_id_shop_type_id_pk" PRIMARY KEY("shop_id","shop_type_id")
);
--> statement-breakpoint
CREATE TABLE "shop_product_types" (
	"shop_id" bigint NOT NULL,
	"product_type_id" bigint NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "shop_product_types_shop_id_product_type_id_pk" PRIMARY KEY("shop_id","product_type_id"),
	CONSTRAINT "shop_product_types_counted" CHECK ("shop_product_types"."products" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_types_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"keeper_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"point" "cube" NOT NULL,
	"image_id" bigint,
	"opening_time" text DEFAULT '09:00' NOT NULL,
	"closing_time" text DEFAULT '21:00' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'unverified' NOT NULL,
	"suspension_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shops_state" CHECK ("shops"."state" in ('unverified', 'verified', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "customer_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_requests_status_known" CHECK ("customer_requests"."status" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deliverer_city_id_cities_id_fk" FOREIGN KEY ("deliverer_city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_carts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."carts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_deliverer_id_users_id_fk" FOREIGN KEY ("deliverer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deliverer_id_users_id_fk" FOREIGN KEY ("deliverer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_window_id_slot_windows_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."slot_windows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_days" ADD CONSTRAINT "slot_days_window_id_slot_windows_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."slot_windows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_windows" ADD CONSTRAINT "slot_windows_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_type_id_product_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_type_id_product_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_catalogue_product_id_catalogue_products_id_fk" FOREIGN KEY ("catalogue_product_id") REFERENCES "public"."catalogue_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_shop_types" ADD CONSTRAINT "product_type_shop_types_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_shop_types" ADD CONSTRAINT "product_type_shop_types_shop_type_id_shop_types_id_fk" FOREIGN KEY ("shop_type_id") REFERENCES "public"."shop_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_types" ADD CONSTRAINT "product_types_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_additional_types" ADD CONSTRAINT "shop_additional_types_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_additional_types" ADD CONSTRAINT "shop_additional_types_shop_type_id_shop_types_id_fk" FOREIGN KEY ("shop_type_id") REFERENCES "public"."shop_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_product_types" ADD CONSTRAINT "shop_product_types_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_product_types" ADD CONSTRAINT "shop_product_types_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_types" ADD CONSTRAINT "shop_types_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_keeper_id_users_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_type_id_shop_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."shop_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_user" ON "devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "devices_session" ON "devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_deliverer_city" ON "users" USING btree ("deliverer_city_id") WHERE "users"."is_deliverer";--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","is_primary" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "addresses_city" ON "addresses" USING btree ("city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_primary" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_primary";--> statement-breakpoint
CREATE INDEX "article_views_user" ON "article_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "articles_pinned" ON "articles" USING btree ("id") WHERE "articles"."is_pinned" and "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_text" gin_trgm_ops) WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_once" ON "cart_items" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "cart_items_product" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "carts_shop" ON "carts" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "carts_address" ON "carts" USING btree ("address_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_order" ON "deliveries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("city_id","id") WHERE "deliveries"."deliverer_id" is null and not "deliveries"."is_cancelled";--> statement-breakpoint
CREATE INDEX "deliveries_deliverer" ON "deliveries" USING btree ("deliverer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_city" ON "order_events" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "order_events_actor" ON "order_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_once" ON "order_items" USING btree ("order_id","product_id");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_customer_active" ON "orders" USING btree ("customer_id","id" DESC NULLS LAST) WHERE "orders"."status" not in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_customer_previous" ON "orders" USING btree ("customer_id","id" DESC NULLS LAST) WHERE "orders"."status" in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_shop_active" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE "orders"."status" not in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_shop_previous" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE "orders"."status" in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree ("city_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_deliverer" ON "orders" USING btree ("deliverer_id");--> statement-breakpoint
CREATE INDEX "orders_window" ON "orders" USING btree ("window_id");--> statement-breakpoint
CREATE INDEX "slot_windows_city" ON "slot_windows" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "catalogue_products_type" ON "catalogue_products" USING btree ("type_id","name","id");--> statement-breakpoint
CREATE INDEX "catalogue_products_name" ON "catalogue_products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "catalogue_products_image" ON "catalogue_products" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "product_images_image" ON "product_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "products_shop_name" ON "products" USING btree ("shop_id","name","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_shop_type_name" ON "products" USING btree ("shop_id","type_id","name","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_shop_newest" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_city" ON "products" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "products_type" ON "products" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "products_cover" ON "products" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "products_catalogue" ON "products" USING btree ("catalogue_product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_once_from_catalogue" ON "products" USING btree ("shop_id","catalogue_product_id") WHERE "products"."deleted_at" is null and "products"."catalogue_product_id" is not null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops) WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "product_type_shop_types_shop_type" ON "product_type_shop_types" USING btree ("shop_type_id");--> statement-breakpoint
CREATE INDEX "shop_additional_types_type" ON "shop_additional_types" USING btree ("shop_type_id");--> statement-breakpoint
CREATE INDEX "shop_product_types_type" ON "shop_product_types" USING btree ("product_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shops_keeper" ON "shops" USING btree ("keeper_id");--> statement-breakpoint
CREATE INDEX "shops_type" ON "shops" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "shops_city" ON "shops" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "shops_image" ON "shops" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "shops_point" ON "shops" USING gist ("point") WHERE "shops"."state" = 'verified';--> statement-breakpoint
CREATE INDEX "customer_requests_user" ON "customer_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customer_requests_status" ON "customer_requests" USING btree ("status","id" DESC NULLS LAST);