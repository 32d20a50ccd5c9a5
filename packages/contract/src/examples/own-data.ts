import * as ownData from '../own-data.ts';
import { type Documented, type Example, example } from './example.ts';
import { order } from './orders.ts';
import { carrot, home, lakshmi, shop } from './village.ts';

const examples: readonly Example[] = [
  example(ownData.exportData, {
    answer: {
      user: lakshmi,
      addresses: [home],
      files: [
        {
          id: 61,
          kind: 'picture',
          type: 'image/webp',
          created_at: '2026-11-20T04:12:09.120Z',
          content: 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
        },
      ],
      orders: [order],
      standing: [],
      lists: [],
      favourites: [{ id: shop.id, name: shop.name }],
      tell_me: [{ id: carrot.id, name: carrot.name }],
      notifications: [
        {
          id: 501,
          body: 'Amma Vegetables accepted your order #1042.',
          link: '/shops/order/1042',
          created_at: '2026-11-21T10:15:31+05:30',
          is_read: false,
        },
      ],
      requests: [],
      credit: [],
      credit_entries: [],
      complaints: [],
      devices: [{ registration_id: 'fK3xQ9:APA91bF', cloud_message_type: 'FCM', active: true }],
      sessions: [],
    },
  }),
  example(ownData.deleteAccount, { body: { otp: '123456' } }),
];

export const ownDataDocs: Documented = { files: { ownData }, examples };
