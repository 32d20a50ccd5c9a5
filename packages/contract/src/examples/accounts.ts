import * as accounts from '../accounts.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, lakshmi, listOf } from './village.ts';

const push = 'https://push.example.com/send/9f3b';

const examples: readonly Example[] = [
  example(accounts.login, { body: { number: lakshmi.number }, answer: {} }),
  example(accounts.verifyLogin, {
    body: { number: lakshmi.number, otp: '123456' },
    answer: {
      token: 'q1J0m7V3b9sXc5Zt8Lr2Kd6Wf4Hy0Pn1Ga3Eu5Ti7oM',
      is_initial_setup_done: true,
      is_customer_initial_setup_done: true,
      user: lakshmi,
    },
  }),
  example(accounts.setup, {
    body: { first_name: lakshmi.first_name, last_name: lakshmi.last_name, email: lakshmi.email },
    answer: lakshmi,
  }),
  example(accounts.setPreferences, {
    body: { language: 'ml', sound: false },
    answer: { ...lakshmi, preferences: { language: 'ml', sound: false } },
  }),
  example(accounts.logout, {}),
  example(accounts.listSessions, {
    query: firstPage,
    answer: listOf({
      id: 41,
      device: 'Chrome on Android',
      created_at: '2026-11-02T08:15:00+05:30',
      last_used_at: '2026-11-21T10:20:00+05:30',
      is_current: true,
    }),
  }),
  example(accounts.endSession, { params: { id: '40' } }),
  example(accounts.endOtherSessions, {}),
  example(accounts.details, { answer: lakshmi }),
  example(accounts.cities, {
    query: firstPage,
    answer: listOf({ ...city, latitude: 10.52, longitude: 76.21 }),
  }),
  example(accounts.registerDevice, {
    body: { registration_id: 'fK3xQ9:APA91bF', cloud_message_type: 'FCM', active: true },
    answer: { registration_id: 'fK3xQ9:APA91bF', cloud_message_type: 'FCM', active: true },
  }),
  example(accounts.registerWebPush, {
    body: { endpoint: push, keys: { p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' } },
    answer: { endpoint: push },
  }),
  example(accounts.removeWebPush, { body: { endpoint: push } }),
];

export const accountDocs: Documented = { files: { accounts }, examples };
