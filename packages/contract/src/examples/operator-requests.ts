import * as requests from '../operator/requests.ts';
import * as supportContacts from '../operator/support-contacts.ts';
import { type Documented, type Example, example } from './example.ts';
import { firstPage, id, lakshmi, listOf } from './village.ts';

const request: requests.RequestRecord = {
  id: 8,
  user: { id: lakshmi.id, name: 'Lakshmi Menon', number: '+91******0001' },
  body: 'Please sell rice flour in small packs.',
  status: 'open',
  note: '',
  created_at: '2026-11-21T10:20:00+05:30',
  version: 1,
};

const contacts: supportContacts.SupportContacts = {
  id: 1,
  phone: '+91 487 200 0000',
  email: 'help@chemmannur.example',
  version: 1,
};

const answer = { status: 'answered', note: 'Amma Vegetables sells packs of 500 g from Monday.' } as const;

const examples: readonly Example[] = [
  example(requests.listRequests, {
    query: { status: 'open', user: lakshmi.id, search: 'flour', ...firstPage },
    answer: listOf(request),
  }),
  example(requests.getRequest, {
    params: id(request.id),
    answer: { ...request, user: { ...request.user, number: lakshmi.number } },
  }),
  example(requests.updateRequest, {
    params: id(request.id),
    body: { ...answer, version: 1 },
    answer: { ...request, ...answer, version: 2 },
  }),
  example(supportContacts.getSupportContacts, { answer: contacts }),
  example(supportContacts.updateSupportContacts, {
    body: { version: 1, phone: '1800 425 0000' },
    answer: { ...contacts, phone: '1800 425 0000', version: 2 },
  }),
];

export const operatorRequestDocs: Documented = {
  files: { operatorRequests: requests, operatorSupportContacts: supportContacts },
  examples,
};
