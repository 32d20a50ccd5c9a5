import * as notifications from '../notifications.ts';
import { type Documented, type Example, example } from './example.ts';
import { firstPage } from './village.ts';

const examples: readonly Example[] = [
  example(notifications.listNotifications, {
    query: firstPage,
    answer: {
      count: 1,
      unread_count: 1,
      results: [
        {
          id: 501,
          body: 'Amma Vegetables accepted your order #1042.',
          link: '/shops/order/1042',
          created_at: '2026-11-21T10:15:31+05:30',
          is_read: false,
        },
      ],
    },
  }),
  example(notifications.markRead, { body: { ids: [501] } }),
];

export const notificationDocs: Documented = { files: { notifications }, examples };
