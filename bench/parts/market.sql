-- A country of markets for measurements, written into an empty, migrated Haat: shops, products, customers and their old orders.
-- The same sizes give the same rows, because every choice is a hash of the row's number. Times count back from today.
-- Sizes are settings of the session, such as `set market.shops = 200`; bench/parts/load-market.mjs sets them.
set client_min_messages = warning;
set statement_timeout = 0;
set synchronous_commit = off;
set work_mem = '64MB';
set maintenance_work_mem = '256MB';
-- Compiling takes longer than it saves.
set jit = off;

create function pg_temp.size(name text, otherwise int) returns int stable language sql as
  $$ select coalesce(nullif(current_setting('market.' || name, true), '')::int, otherwise) $$;
create temp table sizes as select
  pg_temp.size('cities', 100) as cities, pg_temp.size('shops', 2000) as shops,
  pg_temp.size('products', 200000) as products, pg_temp.size('customers', 5000) as customers,
  pg_temp.size('orders', 500000) as orders;

-- A number from 0 to sides - 1, always the same for a row.
create function pg_temp.dice(seed int, n bigint, sides bigint) returns int immutable language sql as
  $$ select ((hashint8extended(n, seed) & 9223372036854775807) % sides)::int $$;
create function pg_temp.part(seed int, n bigint) returns float8 immutable language sql as
  $$ select pg_temp.dice(seed, n, 1000000) / 1000000.0::float8 $$;
-- The id of the nth row of a table whose rows belong to a city.
create function pg_temp.trade_id(city bigint, n bigint) returns bigint immutable language sql as
  $$ select ((city - 1) << 36) + n $$;
create function pg_temp.sphere_point(lat float8, lon float8) returns cube immutable language sql as
  $$ select cube(array[6371 * cos(radians(lat)) * cos(radians(lon)), 6371 * cos(radians(lat)) * sin(radians(lon)),
    6371 * sin(radians(lat))]) $$;
create function pg_temp.distance_km(lat float8, lon float8, lat2 float8, lon2 float8) returns float8 immutable language sql as
  $$ select 2 * 6371 * asin(least(1, sqrt(power(sin(radians(lat2 - lat) / 2), 2)
    + cos(radians(lat)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon) / 2), 2)))) $$;
-- Like `foldText` of the server, for the plain English texts below.
create function pg_temp.folded(text text) returns text immutable language sql as
  $$ select ' ' || trim(regexp_replace(lower(text), '[^a-z0-9]+', ' ', 'g')) || ' ' $$;
create function pg_temp.search_text(name text, tags text[], kind text, description text) returns text immutable language sql as
  $$ select pg_temp.folded(name) || E'\n' || pg_temp.folded(array_to_string(tags, ' ', '')) || E'\x0b'
    || pg_temp.folded(kind) || E'\f' || pg_temp.folded(description) $$;

-- Rows go into bare tables, and their indexes and foreign keys are made again at the end: a third of the time.
create temp table later (nth int generated always as identity, statement text);
do $$
declare one record;
  large regclass[] := '{products,product_images,orders,order_items,order_events,deliveries,notifications}';
begin
  for one in select conrelid::regclass as tab, conname, pg_get_constraintdef(oid) as def from pg_constraint
    where contype = 'f' and conrelid = any(large) loop
    insert into later (statement) values (format('alter table %s add constraint %I %s', one.tab, one.conname, one.def));
    execute format('alter table %s drop constraint %I', one.tab, one.conname);
  end loop;
  for one in select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as def from pg_index i
    where indrelid = any(large) and not exists (select from pg_constraint where conindid = i.indexrelid) loop
    insert into later (statement) values (one.def);
    execute format('drop index %s', one.name);
  end loop;
end $$;

-- Two kinds of products for each kind of shop, eighteen nouns for each kind of product.
create temp table kinds (id int, name text, nouns text[]);
insert into kinds values
  (1, 'Vegetables', '{tomato,potato,carrot,cabbage,pumpkin,brinjal,okra,spinach,cucumber,radish,beetroot,onion,garlic,ginger,drumstick,cauliflower,capsicum,yam}'),
  (2, 'Fruit', '{banana,mango,papaya,guava,pineapple,jackfruit,orange,lime,grape,watermelon,pomegranate,sapota,lychee,plum,coconut,tamarind,gooseberry,fig}'),
  (3, 'Grain', '{rice,wheat,millet,sorghum,barley,oats,maize,semolina,vermicelli,flour,poha,bran,quinoa,noodles,bread,rusk,cornmeal,puffs}'),
  (4, 'Pulses', '{lentil,chickpea,cowpea,rajma,soybean,peanut,urad,moong,horsegram,masoor,besan,papad,sesame,groundnut,almond,cashew,raisin,walnut}'),
  (5, 'Dairy', '{milk,curd,butter,ghee,cheese,cream,paneer,lassi,khoa,buttermilk,yoghurt,custardmix,whey,shrikhand,rabri,kulfi,malai,condensed}'),
  (6, 'Sweets', '{laddu,barfi,jalebi,halwa,peda,jaggery,candy,lozenge,biscuit,cookie,rasgulla,mysorepak,chikki,kheer,sandesh,marzipan,honey,syrup}'),
  (7, 'Fish', '{sardine,mackerel,pomfret,prawn,crab,tuna,squid,kingfish,anchovy,tilapia,catfish,mussel,rohu,hilsa,seer,trevally,oyster,snapper}'),
  (8, 'Meat', '{chicken,mutton,egg,duck,quail,sausage,keema,liver,turkey,rabbit,bacon,salami,kebab,cutlet,nugget,broth,bone,wing}'),
  (9, 'Household', '{broom,bucket,soap,detergent,mop,candle,matchbox,lamp,rope,basket,brush,dustpan,bulb,battery,towel,mat,pillow,blanket}'),
  (10, 'Kitchen', '{pan,kettle,ladle,knife,plate,tumbler,spoon,grater,sieve,jar,flask,tray,griddle,mortar,peeler,tongs,bowl,stove}'),
  (11, 'Spices', '{turmeric,cumin,coriander,pepper,cardamom,clove,cinnamon,fennel,fenugreek,mustard,saffron,chilli,nutmeg,asafoetida,ajwain,mace,oregano,vanilla}'),
  (12, 'Drinks', '{tea,coffee,juice,soda,sherbet,lemonade,cola,squash,cocoa,malt,water,nannari,jaljeera,thandai,tonic,cider,smoothie,cordial}'),
  (13, 'Stationery', '{notebook,pencil,eraser,pen,ruler,crayon,glue,stapler,envelope,folder,marker,chalk,slate,sharpener,compass,diary,tape,scissors}'),
  (14, 'Toys', '{kite,marble,puzzle,doll,skipping,football,cricket,shuttle,tambola,ludo,chess,spinner,balloon,whistle,yoyo,blocks,drum,flute}'),
  (15, 'Garden', '{seed,spade,hoe,sickle,compost,manure,pot,hose,weeder,rake,sapling,fertiliser,trellis,shears,mulch,netting,sprayer,wheelbarrow}'),
  (16, 'Care', '{shampoo,toothpaste,comb,lotion,razor,henna,balm,bandage,thermometer,powder,perfume,mirror,sponge,deodorant,sanitiser,cotton,plaster,tweezers}');
create temp table words (kind text, nth int, word text);
insert into words select 'quality', nth - 1, word from unnest('{Country,Fresh,Organic,Golden,Village,Royal,Tender,Sunny,Classic,Premium,Everyday,Festival,Mountain,Coastal,Farmhouse,Grandma,Heritage,Monsoon,Morning,Kerala,Malabar,Nilgiri,Temple,Silver}'::text[]) with ordinality o(word, nth);
insert into words select 'unit', nth - 1, word from unnest('{1 kg,500 g,250 g,2 pieces,1 pack,5 kg}'::text[]) with ordinality o(word, nth);
insert into words select 'tag', nth - 1, word from unnest('{local,seasonal,handmade,bestseller,discount,imported,bulk,gift,daily,washed,ripe,sorted,healthy,natural,vegan,homemade,tested,choice,rare,breakfast,lunch,dinner,snack,picnic}'::text[]) with ordinality o(word, nth);

insert into cities (id, name, latitude, longitude, radius_km, time_zone, delivery_base_paise, free_km, per_km_paise)
  overriding system value
  select c, 'Town ' || c, 8.5 + 0.35 * ((c - 1) / 32), 73 + 0.35 * ((c - 1) % 32), 15, 'Asia/Kolkata', 2000, 2, 500
  from sizes, generate_series(1, cities) c;

-- Customers, then retailers, then three deliverers a city.
create temp table people as
  select n as id, case when n <= customers then 'customer' when n <= customers + shops then 'retailer' else 'deliverer' end as role,
    case when n <= customers then n when n <= customers + shops then n - customers else n - customers - shops end as nth
  from sizes, generate_series(1, customers + shops + 3 * cities) n;
insert into users (id, number, first_name, last_name, email, is_number_verified, is_initial_setup_done, is_customer_setup_done,
    is_shop_setup_done, is_shop_verified, is_deliverer, deliverer_city_id, created_at)
  overriding system value
  select id, '+916' || lpad(id::text, 9, '0'), 'Person', id::text, 'person' || id || '@haat.example', true, true, true,
    role = 'retailer', role = 'retailer', role = 'deliverer', case when role = 'deliverer' then 1 + (nth - 1) % cities end,
    now() - interval '2 years'
  from people, sizes order by people.id;
-- Everybody is signed in. The token of person 17 is 'bench-17'.
insert into sessions (id, token_hash, user_id, device, created_at) overriding system value
  select id, rtrim(translate(encode(sha256(('bench-' || id)::bytea), 'base64'), '+/', '-_'), '='), id, 'Chrome on Android', now()
  from people order by people.id;

-- Homes first, all primary, then second addresses, both around the centre of the person's city.
insert into addresses (id, user_id, name, address, receiver, number, latitude, longitude, city_id, is_primary, created_at)
  overriding system value
  select a, u.id, case when a <= customers then 'Home' else 'Work' end, 'House ' || a || E'\nTemple Road\nTown ' || c.id,
    'Person ' || u.id, u.number,
    round((c.latitude + 0.04 * sqrt(pg_temp.part(1, a)) * sin(2 * pi() * pg_temp.part(2, a)))::numeric, 6),
    round((c.longitude + 0.04 * sqrt(pg_temp.part(1, a)) * cos(2 * pi() * pg_temp.part(2, a)))::numeric, 6),
    c.id, a <= customers, now() - interval '2 years'
  from sizes cross join generate_series(1, 2 * customers) a
  join users u on u.id = 1 + (a - 1) % customers join cities c on c.id = 1 + (u.id - 1) % cities order by a;

insert into images (id, key, name, width, height, created_at) overriding system value
  select (k.id - 1) * 18 + nth, 'market-' || noun, noun, 1080, 1080, now() from kinds k, unnest(nouns) with ordinality n(noun, nth);
insert into product_types (id, name, image_id) overriding system value select id, name, id * 18 from kinds;
insert into shop_types (id, name, image_id) overriding system value
  select nth, name, nth * 36 from unnest('{Greengrocer,Provisions,Sweetmeats,Butchery,Homeware,Grocery,Bookstall,Nursery}'::text[])
    with ordinality t(name, nth);
insert into product_type_shop_types (product_type_id, shop_type_id) select id, (id + 1) / 2 from kinds;

-- Shops lie close together in the middle of a city and farther apart towards its edge, all in reach of its customers.
create temp table places as
  select s as id, 1 + (s - 1) % cities as city, 1 + ((s - 1) / cities + s) % 8 as kind,
    0.09 * pg_temp.part(3, s) as away, 2 * pi() * pg_temp.part(4, s) as angle
  from sizes, generate_series(1, shops) s;
insert into shops (id, retailer_id, name, type_id, city_id, address, latitude, longitude, point, is_open, state, created_at)
  overriding system value
  select pg_temp.trade_id(c.id, p.id), customers + p.id, t.name || ' ' || p.id, p.kind, c.id, p.id || ' Market Road', lat, lon,
    pg_temp.sphere_point(lat, lon), pg_temp.dice(5, p.id, 20) > 0, 'verified', now() - interval '2 years'
  from sizes cross join places p join cities c on c.id = p.city join shop_types t on t.id = p.kind,
    lateral (select round((c.latitude + away * sin(angle))::numeric, 6)::float8 as lat,
      round((c.longitude + away * cos(angle))::numeric, 6)::float8 as lon) at order by p.id;

create temp table goods as
  select p as id, s.id as shop, s.city, k.id as kind, noun.nth as noun,
    pg_temp.trade_id(s.city, p) as product_id, pg_temp.trade_id(s.city, s.id) as shop_id,
    quality.word || ' ' || k.nouns[noun.nth] || ', ' || unit.word as name, k.name as kind_name,
    array[one.word, two.word] as tags,
    'Brought in from the fields around town. Lot ' || pg_temp.dice(12, p, 900) || '.' as description,
    100 * (10 + pg_temp.dice(13, p, 490)) as price,
    case when pg_temp.dice(14, p, 25) = 0 then 0 else 50000 + pg_temp.dice(15, p, 50000) end as quantity
  from sizes cross join generate_series(1, products) p
  join places s on s.id = 1 + (p - 1) / (products / shops)
  join kinds k on k.id = 2 * s.kind - p % 2
  cross join lateral (select 1 + pg_temp.dice(7, p, 18) as nth) noun
  join words quality on quality.kind = 'quality' and quality.nth = pg_temp.dice(8, p, 24)
  join words unit on unit.kind = 'unit' and unit.nth = pg_temp.dice(9, p, 6)
  join words one on one.kind = 'tag' and one.nth = pg_temp.dice(10, p, 12)
  join words two on two.kind = 'tag' and two.nth = 12 + pg_temp.dice(11, p, 12);
create unique index on goods (id);
analyze goods;
insert into products (id, shop_id, city_id, type_id, name, description, price_paise, quantity, tags, cover_image_id, search_text, created_at)
  overriding system value
  select product_id, shop_id, city, kind, name, description, price, quantity, tags, (kind - 1) * 18 + noun,
    pg_temp.search_text(name, tags, kind_name, description), now() - interval '2 years'
  from goods order by goods.id;
insert into product_images (city_id, product_id, image_id, position) select city, product_id, (kind - 1) * 18 + noun, 0 from goods order by goods.id;
insert into shop_product_types (city_id, shop_id, product_type_id, products)
  select city, shop_id, kind, count(*) from goods group by 1, 2, 3 order by 1, 2, 3;
insert into catalogue_products (type_id, name, description, price_paise, tags, image_id, search_text)
  select k.id, word || ' ' || noun, 'Sold everywhere', 2600, '{local}', (k.id - 1) * 18 + n.nth,
    pg_temp.search_text(word || ' ' || noun, '{local}', k.name, 'Sold everywhere')
  from kinds k, unnest(nouns) with ordinality n(noun, nth), words w where w.kind = 'quality' and w.nth < 4;
insert into search_words (word)
  select word
  from (select unnest(nouns) as word from kinds union select lower(name) from kinds union select lower(name) from shop_types
    union select unnest(string_to_array(lower(word), ' ')) from words) w
  where word ~ '^[a-z]{3,40}$';
insert into city_words (city_id, word, shop_id)
  select city, word, shop_id
  from (select city, word, min(shop_id) as shop_id from goods,
    unnest(string_to_array(lower(replace(name, ',', '')), ' ') || tags || lower(kind_name)) word group by city, word) w
  where word ~ '^[a-z]{3,40}$';

-- Four windows on each day of the week, so large that a measurement never fills them.
insert into slot_windows (id, city_id, weekday, start_time, end_time, cut_off_minutes, capacity) overriding system value
  select ((c - 1) * 7 + day) * 4 + nth + 1, c, day, lpad((8 + nth * 3)::text, 2, '0') || ':00', lpad((10 + nth * 3)::text, 2, '0') || ':00', 60, 10000000
  from sizes, generate_series(1, cities) c, generate_series(0, 6) day, generate_series(0, 3) nth;

-- The newest orders are still active: two of a hundred.
create temp table sales as
  select o as id, customer, city, shop, pg_temp.trade_id(city, o) as order_id, ordered_at, day, nth, deliverer,
    case when o > orders * 0.98 then (array['INITIATED','INITIATED','ACCEPTED','ACCEPTED','ASSIGNED','ASSIGNED','PICKED_UP','PICKED_UP','DELIVERED','VERIFIED'])[1 + pg_temp.dice(20, o, 10)]
      when pg_temp.dice(21, o, 100) < 92 then 'COMPLETED' when pg_temp.dice(21, o, 100) < 97 then 'CANCELLED' else 'REJECTED' end as status
  from sizes cross join generate_series(1, orders) o
  cross join lateral (select 1 + pg_temp.dice(22, o, customers) as customer) u
  cross join lateral (select 1 + (customer - 1) % cities as city) c
  cross join lateral (select city + cities * pg_temp.dice(23, o, shops / cities) as shop,
    customers + shops + city + cities * pg_temp.dice(24, o, 3) as deliverer,
    now() - (orders - o) * (interval '2 years' / orders) as ordered_at) s
  cross join lateral (select (ordered_at at time zone 'Asia/Kolkata')::date + 1 as day, pg_temp.dice(25, o, 4) as nth) d;
create temp table lines as
  select s.id as sale, 4 * (s.id - 1) + j as id, g.product_id, g.name, g.price, 1 + pg_temp.dice(30 + j, s.id, 3) as quantity
  from sizes cross join sales s cross join lateral generate_series(1, 1 + pg_temp.dice(30, s.id, 4)) j
  join goods g on g.id = (s.shop - 1) * (products / shops) + 1 + (pg_temp.dice(29, s.id, products / shops) + 7 * j) % (products / shops);
insert into orders (id, city_id, customer_id, shop_id, status, deliverer_id, window_id, slot_day, slot_start, slot_end, price_paise,
    delivery_cost_paise, item_count, additional_details, payment, receiver, receiver_number, address, latitude, longitude, created_at)
  overriding system value
  select s.order_id, s.city, s.customer, pg_temp.trade_id(s.city, s.shop), s.status,
    case when s.status not in ('INITIATED', 'ACCEPTED', 'CANCELLED', 'REJECTED') then s.deliverer end,
    ((s.city - 1) * 7 + extract(dow from s.day)::int) * 4 + s.nth + 1, s.day,
    (s.day + make_time(8 + s.nth * 3, 0, 0)) at time zone 'Asia/Kolkata', (s.day + make_time(10 + s.nth * 3, 0, 0)) at time zone 'Asia/Kolkata',
    sums.price, 2000 + 500 * ceil(greatest(0, pg_temp.distance_km(h.latitude, h.longitude, a.latitude, a.longitude) - 2)),
    sums.quantity, '', case when s.status = 'COMPLETED' then 'Cash' end, a.receiver, a.number, a.address, a.latitude, a.longitude, s.ordered_at
  from sales s join (select sale, sum(price * quantity) as price, sum(quantity) as quantity from lines group by sale) sums on sums.sale = s.id
  join shops h on h.id = pg_temp.trade_id(s.city, s.shop) join addresses a on a.id = s.customer order by s.id;
insert into order_items (id, city_id, order_id, product_id, name, price_paise, ordered, kept) overriding system value
  select pg_temp.trade_id(s.city, l.id), s.city, s.order_id, l.product_id, l.name, l.price, l.quantity, l.quantity
  from lines l join sales s on s.id = l.sale order by l.id;
insert into slot_days (city_id, window_id, day, taken)
  select city_id, window_id, slot_day, count(*) from orders where status not in ('CANCELLED', 'REJECTED') group by 1, 2, 3;

-- How an order came to its status, one event for each step.
create temp table steps (nth int, action text, actor text, from_status text, to_status text, of text[]);
insert into steps values
  (1, 'checkout', 'customer', null, 'INITIATED', null), (2, 'cancel', 'customer', 'INITIATED', 'CANCELLED', '{CANCELLED}'),
  (2, 'reject', 'retailer', 'INITIATED', 'REJECTED', '{REJECTED}'),
  (2, 'accept', 'retailer', 'INITIATED', 'ACCEPTED', '{ACCEPTED,ASSIGNED,PICKED_UP,DELIVERED,VERIFIED,COMPLETED}'),
  (3, 'assign', 'deliverer', 'ACCEPTED', 'ASSIGNED', '{ASSIGNED,PICKED_UP,DELIVERED,VERIFIED,COMPLETED}'),
  (4, 'picked_up', 'deliverer', 'ASSIGNED', 'PICKED_UP', '{PICKED_UP,DELIVERED,VERIFIED,COMPLETED}'),
  (5, 'delivered', 'deliverer', 'PICKED_UP', 'DELIVERED', '{DELIVERED,VERIFIED,COMPLETED}'),
  (6, 'verify', 'customer', 'DELIVERED', 'VERIFIED', '{VERIFIED,COMPLETED}'),
  (7, 'completed', 'deliverer', 'VERIFIED', 'COMPLETED', '{COMPLETED}');
insert into order_events (id, order_id, city_id, actor_id, actor_role, action, from_status, to_status, details, at)
  overriding system value
  select pg_temp.trade_id(s.city, 8 * (s.id - 1) + p.nth), s.order_id, s.city,
    case p.actor when 'customer' then s.customer when 'retailer' then customers + s.shop else s.deliverer end, p.actor, p.action,
    p.from_status, p.to_status, case p.action when 'assign' then json_build_object('delivererId', s.deliverer) else '{}'::json end,
    least(now(), s.ordered_at + p.nth * interval '10 minutes')
  from sizes cross join sales s join steps p on p.of is null or s.status = any(p.of) order by s.id, p.nth;
insert into deliveries (id, order_id, city_id, deliverer_id, created_at) overriding system value
  select pg_temp.trade_id(s.city, s.id), s.order_id, s.city, case when s.status <> 'ACCEPTED' then s.deliverer end,
    least(now(), s.ordered_at + interval '20 minutes')
  from sales s where s.status not in ('INITIATED', 'CANCELLED', 'REJECTED') order by s.id;

insert into person_cities (user_id, city_id, first_order_at)
  select person, city_id, min(ordered_at) from (
    select customer_id as person, city_id, created_at as ordered_at from orders
    union all select deliverer_id, city_id, null from deliveries where deliverer_id is not null
  ) ordered group by person, city_id;

-- Twenty notifications for each person, the newest four unread, in the order in which a server writes them: mixed.
insert into notifications (id, user_id, body, link, created_at, read_at) overriding system value
  select (k - 1) * (select count(*) from people) + p.id, p.id, 'Grocery ' || k || ' accepted your order #' || p.nth || '.', '/shops/order/' || p.nth,
    now() - (20 - k) * interval '1 day', case when k <= 16 then now() - (20 - k) * interval '1 day' end
  from generate_series(1, 20) k, people p order by k, p.id;

insert into categories (id, name) overriding system value select i, 'Category ' || i from generate_series(1, 6) i;
insert into banners (title, link, position) select 'Banner ' || i, '/shops', i from generate_series(1, 5) i;
-- Published before the tests' clock begins.
insert into articles (title, body, search_text, category_id, read_minutes, is_pinned, views, created_at, published_at)
  select title, '<p>' || body || '</p>', lower(title || ' ' || body || ' category ' || category), category, 1, i % 500 = 1,
    pg_temp.dice(40, i, 100000), now() - i * interval '1 hour', '2026-01-01'
  from sizes, generate_series(1, shops) i, lateral (select 'Article ' || i as title, 1 + i % 6 as category,
    repeat('The well is clean again and the market opens early. ', 20) || (select k.nouns[1 + pg_temp.dice(41, i, 18)] from kinds k where k.id = 1 + i % 16) as body) t;
insert into customer_requests (user_id, body, created_at) select id, 'Please call me back.', now() from people where id % 10 = 1;

do $$
declare one record;
begin
  for one in select statement from later order by nth desc loop execute one.statement; end loop;
  -- New rows of the server get numbers after these. The upper bits of an id may be its city.
  for one in select quote_ident(table_name) as tab, coalesce(
      pg_get_serial_sequence(quote_ident(table_name), column_name), to_regclass(quote_ident(table_name || '_id_seq'))::text) as sequence
    from information_schema.columns where table_schema = 'public' and column_name = 'id' loop
    if one.sequence is not null then
      execute format('select setval(%L, coalesce(max(id %% (1::bigint << 36)), 0) + 1, false) from %s', one.sequence, one.tab);
    end if;
  end loop;
end $$;
analyze;
