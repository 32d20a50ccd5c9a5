-- A village as the first release left it: rows in every table of migrations 0000 and 0001.
INSERT INTO cities (name, latitude, longitude, radius_km, time_zone, delivery_base_paise, free_km, per_km_paise)
	VALUES ('Chembukara', 10.52, 76.21, 15, 'Asia/Kolkata', 2000, 2, 500);
INSERT INTO users (number, first_name, is_number_verified, is_shop_setup_done, is_shop_verified, is_deliverer, deliverer_city_id, is_operator, created_at) VALUES
	('+919000000001', 'Lakshmi', true, false, false, false, NULL, false, '2026-01-01'),
	('+919000000002', 'Ammini', true, true, true, false, NULL, false, '2026-01-01'),
	('+919000000003', 'Ravi', true, false, false, true, 1, false, '2026-01-01'),
	('+919000000009', 'Meera', true, false, false, false, NULL, true, '2026-01-01');
INSERT INTO sessions (token_hash, user_id, created_at) SELECT 'hash of ' || id, id, now() FROM users;
INSERT INTO devices (registration_id, kind, is_active, user_id, session_id, created_at) VALUES ('a phone', 'FCM', true, 1, 1, '2026-01-01');
INSERT INTO login_codes (number, code_hash, expires_at) VALUES ('+919000000001', 'hash', '2026-01-01');
INSERT INTO code_limits (key, points, expire) VALUES ('number:+919000000001', 1, 1700000000000);
INSERT INTO idempotency_keys (user_id, method, path, key, status, body, created_at)
	VALUES (1, 'POST', '/api/customers/request', 'k', 201, '{}', '2026-01-01');
INSERT INTO addresses (user_id, name, address, receiver, number, latitude, longitude, city_id, is_primary, created_at)
	VALUES (1, 'Home', '1 Temple Road', 'Lakshmi', '+919000000001', 10.52, 76.21, 1, true, '2026-01-01');
INSERT INTO images (key, owner_id, width, height, created_at) VALUES (repeat('a', 32), 2, 40, 30, '2026-01-01');
INSERT INTO shop_types (name, image_id) VALUES ('Medicine', 1), ('Grocery', NULL);
INSERT INTO product_types (name) VALUES ('Rice & flour');
INSERT INTO product_type_shop_types VALUES (1, 2);
INSERT INTO shops (keeper_id, name, type_id, city_id, address, latitude, longitude, point, image_id, state, created_at)
	VALUES (2, 'Ammini Stores', 2, 1, '2 Temple Road', 10.52, 76.21, '(1492, 6087, 1163)', 1, 'verified', '2026-01-01');
INSERT INTO shop_additional_types VALUES (1, 1);
INSERT INTO shop_product_types VALUES (1, 1, 2);
INSERT INTO catalogue_products (type_id, name, description, price_paise, tags, image_id)
	VALUES (1, 'Matta Rice', 'Red rice from Palakkad, 5kg', 32000, '{arı,red}', 1), (1, 'Wheat Flour', 'Ground', 6000, '{atta}', NULL);
INSERT INTO products (shop_id, city_id, type_id, catalogue_product_id, name, description, price_paise, quantity, tags, cover_image_id, search_text, created_at) VALUES
	(1, 1, 1, 1, 'Matta Rice', 'Red rice from Palakkad, 5kg', 32000, 7, '{red}', 1, 'as the first release kept it', '2026-01-01'),
	(1, 1, 1, NULL, 'Puttu Flour', 'Roasted', 9000, 3, '{breakfast}', NULL, 'as the first release kept it', '2026-01-01');
INSERT INTO product_images VALUES (1, 1, 0);
INSERT INTO carts (user_id, shop_id, address_id, updated_at) VALUES (1, 1, 1, '2026-01-01');
INSERT INTO cart_items (user_id, product_id, quantity) VALUES (1, 2, 1);
INSERT INTO slot_windows (city_id, weekday, start_time, end_time, cut_off_minutes, capacity) VALUES (1, 0, '10:00', '12:00', 30, 20);
INSERT INTO slot_days VALUES (1, '2026-01-04', 2);
INSERT INTO orders (city_id, customer_id, shop_id, status, deliverer_id, window_id, slot_day, slot_start, slot_end, price_paise,
	delivery_cost_paise, pieces, additional_details, receiver, receiver_number, address, latitude, longitude, created_at)
	SELECT 1, 1, 1, status, 3, 1, '2026-01-04', '2026-01-04 04:30+00', '2026-01-04 06:30+00', 32000, 2000, 1, '', 'Lakshmi', '+919000000001',
		'1 Temple Road', 10.52, 76.21, '2026-01-03' FROM (VALUES ('COMPLETED'), ('CANCELLED')) statuses(status);
INSERT INTO order_items (order_id, product_id, name, price_paise, ordered, kept) VALUES (1, 1, 'Matta Rice', 32000, 1, 1), (2, 1, 'Matta Rice', 32000, 1, 1);
INSERT INTO order_events (order_id, city_id, actor_id, action, from_status, to_status, details, at) VALUES
	(1, 1, 1, 'checkout', NULL, 'INITIATED', '{}', '2026-01-03'), (1, 1, 2, 'accept', 'INITIATED', 'ACCEPTED', '{}', '2026-01-03'),
	(1, 1, 3, 'assign', 'ACCEPTED', 'ASSIGNED', '{}', '2026-01-03'), (1, 1, 4, 'release', 'ASSIGNED', 'ACCEPTED', '{}', '2026-01-03'),
	(2, 1, NULL, 'cancel', 'ACCEPTED', 'CANCELLED', '{}', '2026-01-03');
INSERT INTO deliveries (order_id, city_id, deliverer_id, created_at) VALUES (1, 1, 3, '2026-01-03');
INSERT INTO categories (name, image_id) VALUES ('Farming', 1);
INSERT INTO articles (title, body, search_text, category_id, read_minutes, created_at) VALUES ('Monsoon', '<p>Rain</p>', 'monsoon', 1, 1, '2026-01-01');
INSERT INTO article_views VALUES (1, 1, '2026-01-02');
INSERT INTO banners (title, link, position) VALUES ('Onam', '/', 1);
INSERT INTO notifications (user_id, body, link, created_at) VALUES (1, 'Your order', '/shops/order/1', '2026-01-03');
INSERT INTO customer_requests (user_id, body, created_at) VALUES (1, 'Jackfruit', '2026-01-03');
