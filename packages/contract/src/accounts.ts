// Sign-in, the signed-in person, cities, devices.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import {
  Email,
  Id,
  IdParams,
  Instant,
  Latitude,
  Longitude,
  listOf,
  Named,
  Nothing,
  PhoneNumber,
  pageQuery,
  requiredName,
  requiredText,
} from './schema.ts';

/** What the person has set. */
export const Preferences = T.Object({
  language: T.Optional(T.Enum(languages, { type: 'string' })),
  data_saver: T.Optional(T.Boolean()),
  sound: T.Optional(T.Boolean()),
});
export type Preferences = T.Static<typeof Preferences>;

export const User = T.Object({
  id: Id,
  /** Names and e-mail are empty until setup. */
  first_name: T.String(),
  last_name: T.String(),
  email: T.String(),
  number: T.String(),
  preferences: Preferences,
  is_shop_verified: T.Boolean(),
  is_operator: T.Boolean(),
  /** Only of a dismissed deliverer, who may still hold cash. */
  was_deliverer: T.Optional(T.Literal(true)),
  status: T.Object({
    is_number_verified: T.Boolean(),
    is_email_verified: T.Boolean(),
    is_initial_setup_done: T.Boolean(),
    is_customer_initial_setup_done: T.Boolean(),
    is_shop_initial_setup_done: T.Boolean(),
    is_deliverer_initial_setup_done: T.Boolean(),
  }),
});
export type User = T.Static<typeof User>;

export const City = T.Object(Named.properties);
export type City = T.Static<typeof City>;

/** With its centre (ours). A map opens there when the device's position is unknown. */
export const CityInList = T.Object({ ...City.properties, latitude: Latitude, longitude: Longitude });
export type CityInList = T.Static<typeof CityInList>;

export const login = endpoint({
  method: 'POST',
  path: '/users/login/',
  who: 'anyone',
  summary: 'Send a one-time code by SMS. The answer does not reveal whether the number is known.',
  body: T.Object({ number: PhoneNumber }),
  responses: { 200: Nothing },
  fails: ['rate.limited', 'unavailable'],
});

export const verifyLogin = endpoint({
  method: 'POST',
  path: '/users/login/verify/',
  who: 'anyone',
  summary: 'Sign in: exchange the code for a token for this device.',
  body: T.Object({ number: PhoneNumber, otp: T.String({ pattern: '^[0-9]{6}$' }) }),
  responses: {
    200: T.Object({
      token: T.String(),
      is_initial_setup_done: T.Boolean(),
      is_customer_initial_setup_done: T.Boolean(),
      user: User,
    }),
  },
  fails: ['otp.invalid', 'account.blocked', 'rate.limited'],
});

export const setup = endpoint({
  method: 'POST',
  path: '/users/setup/',
  who: 'person',
  summary: 'Set name and e-mail of the signed-in person.',
  body: T.Object({
    first_name: requiredName(limits.name),
    last_name: requiredName(limits.name),
    email: Email,
  }),
  responses: { 200: User },
});

export const setPreferences = endpoint({
  method: 'PATCH',
  path: '/users/preferences/',
  who: 'person',
  summary: 'Set language, data saver and sound. What is left out stays.',
  body: Preferences,
  responses: { 200: User },
});

export const logout = endpoint({
  method: 'POST',
  path: '/users/logout/',
  who: 'person',
  summary: 'Sign out: end this token and its device registration.',
  responses: { 204: null },
});

export const Session = T.Object({
  id: Id,
  /** 'Chrome on Android'. */
  device: T.String(),
  created_at: Instant,
  /** To the hour. */
  last_used_at: Instant,
  /** Whether this is the session of this request. */
  is_current: T.Boolean(),
});
export type Session = T.Static<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/users/sessions/',
  who: 'person',
  summary: 'List the devices the person is signed in on, last used first.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(Session) },
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/{id}/',
  who: 'person',
  summary: 'Sign out one of your devices.',
  params: IdParams,
  responses: { 204: null },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/sessions/',
  who: 'person',
  summary: 'Sign out all devices except this one.',
  responses: { 204: null },
});

export const details = endpoint({
  method: 'GET',
  path: '/users/details/',
  who: 'person',
  summary: 'Get the signed-in person.',
  responses: { 200: User },
});

export const cities = endpoint({
  method: 'GET',
  path: '/users/cities/',
  who: 'person',
  summary: 'List the cities by name, each with its centre.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(CityInList) },
});

export const Device = T.Object({
  registration_id: T.String(),
  cloud_message_type: T.String(),
  active: T.Boolean(),
});

export type Device = T.Static<typeof Device>;

export const registerDevice = endpoint({
  method: 'POST',
  path: '/users/device/gcm/',
  who: 'person',
  summary: 'Register this device for push messages. Repeating has no effect.',
  body: T.Object({
    registration_id: requiredText(limits.registrationId),
    cloud_message_type: T.Literal('FCM'),
    active: T.Optional(T.Boolean()),
  }),
  responses: { 200: Device },
});

export const registerWebPush = endpoint({
  method: 'POST',
  path: '/users/device/webpush/',
  who: 'person',
  summary: "Register this browser's push subscription. Repeating has no effect.",
  body: T.Object({
    /** Its host name must be public, and its scheme https. */
    endpoint: requiredText(limits.registrationId),
    keys: T.Object({ p256dh: requiredText(limits.title), auth: requiredText(limits.title) }),
  }),
  responses: { 200: T.Object({ endpoint: T.String() }) },
});

export const removeWebPush = endpoint({
  method: 'DELETE',
  path: '/users/device/webpush/',
  who: 'person',
  summary: "Delete this browser's push subscription.",
  body: T.Object({ endpoint: requiredText(limits.registrationId) }),
  responses: { 204: null },
});
