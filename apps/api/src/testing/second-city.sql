-- A second city as migration 0020 left it, beside the village of the first release. Its ids don't contain the city.
INSERT INTO cities (name, latitude, longitude, radius_km, time_zone, delivery_base_paise, free_km, per_km_paise)
	VALUES ('Pazhur', 11, 76, 15, 'Asia/Kolkata', 2000, 2, 500);
INSERT INTO users (number, first_name, created_at) VALUES ('+919000000005', 'Suma', '2026-01-01');
INSERT INTO shops (retailer_id, name, type_id, city_id, address, latitude, longitude, point, state, created_at)
	VALUES (5, 'Suma Stores', 2, 2, '2 Ferry Road', 11, 76, '(1492, 6087, 1163)', 'verified', '2026-01-01');
INSERT INTO shop_additional_types VALUES (2, 1);
INSERT INTO shop_product_types VALUES (2, 1, 1);
INSERT INTO products (shop_id, city_id, type_id, name, description, price_paise, quantity, tags, search_text, created_at)
	VALUES (2, 2, 1, 'Tea', '', 9000, 3, '{}', 'tea', '2026-01-01');
INSERT INTO product_images VALUES (3, 1, 0);
INSERT INTO carts (user_id, shop_id, updated_at) VALUES (5, 2, '2026-01-01');
INSERT INTO cart_items (user_id, product_id, quantity) VALUES (5, 3, 1);
INSERT INTO slot_windows (city_id, weekday, start_time, end_time, cut_off_minutes, capacity) VALUES (2, 0, '10:00', '12:00', 30, 20);
INSERT INTO slot_days VALUES (2, '2026-01-04', 1);
INSERT INTO orders (city_id, customer_id, shop_id, status, deliverer_id, window_id, slot_day, slot_start, slot_end, price_paise,
	delivery_cost_paise, item_count, additional_details, receiver, receiver_number, address, latitude, longitude, created_at)
	VALUES (2, 1, 2, 'ASSIGNED', 3, 2, '2026-01-04', '2026-01-04 04:30+00', '2026-01-04 06:30+00', 9000, 2000, 1, '', 'Lakshmi',
		'+919000000001', '1 Temple Road', 11, 76, '2026-01-03');
INSERT INTO order_items (order_id, product_id, name, price_paise, ordered, kept) VALUES (3, 3, 'Tea', 9000, 1, 1);
INSERT INTO order_events (order_id, city_id, actor_id, actor_role, action, to_status, details, at)
	VALUES (3, 2, 1, 'customer', 'checkout', 'INITIATED', '{}', '2026-01-03');
INSERT INTO deliveries (order_id, city_id, deliverer_id, created_at) VALUES (3, 2, 3, '2026-01-03');
INSERT INTO notifications (user_id, body, link, created_at) VALUES
	(1, 'Order #3', '/shops/order/3', '2026-01-03'), (5, 'Order #3', '/retailer/orders/3', '2026-01-03'),
	(3, 'Order #3', '/deliverer/delivery/2', '2026-01-03');
INSERT INTO audit (at, source, action, object_kind, object_id, before, after) VALUES
	('2026-01-01', 'terminal', 'shop.verify', 'shop', 2, '{}', '{}'), ('2026-01-01', 'terminal', 'user.block', 'user', 2, '{}', '{}');
