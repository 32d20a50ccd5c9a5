// The phone number and e-mail address of the operator, for people who need help.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Email } from '../schema.ts';
import { changeOf, versioned } from './record.ts';

/** Any number that can be called, such as a landline or a toll-free one. */
const ContactPhone = T.String({ pattern: '^\\+?[0-9][0-9 ()-]{2,23}$' });

/** There is one record. Null: neither saved here nor set in the server's environment. */
export const SupportContacts = versioned({
  phone: T.Union([T.String(), T.Null()]),
  email: T.Union([T.String(), T.Null()]),
});
export type SupportContacts = T.Static<typeof SupportContacts>;

export const getSupportContacts = endpoint({
  method: 'GET',
  path: '/operator/support-contacts/',
  who: 'operator',
  summary: 'Get the support contacts that the app shows.',
  responses: { 200: SupportContacts },
});

export const updateSupportContacts = endpoint({
  method: 'PATCH',
  path: '/operator/support-contacts/',
  who: 'operator',
  summary: 'Change the support contacts. The app shows them the next time that it is opened.',
  body: changeOf({ phone: ContactPhone, email: Email }),
  responses: { 200: SupportContacts },
  fails: ['edit.stale'],
});
