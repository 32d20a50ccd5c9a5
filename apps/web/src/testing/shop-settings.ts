import type * as shops from '@haat/contract/shops';

export const shopSettings: shops.ShopSettings = {
  id: 3,
  name: 'Amma Vegetables',
  address: 'Market Road\nNear the bus stand\nChembukara',
  latitude: 10.527,
  longitude: 76.214,
  cover: '/media/amma-m.webp',
  is_verified: true,
  opening_time: '09:00',
  closing_time: '21:00',
  is_open: true,
  upi_id: null,
  upi_name: null,
  closed_weekdays: [],
  closed_days: [],
  preparation_minutes: 0,
  offers_pick_up: false,
  second_number: null,
  is_second_number_confirmed: false,
};
