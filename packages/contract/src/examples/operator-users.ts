import * as users from '../operator/users.ts';
import { type Documented, type Example, example } from './example.ts';
import { firstPage, id, lakshmi, listOf } from './village.ts';

const inList: users.UserInList = {
  id: lakshmi.id,
  first_name: lakshmi.first_name,
  last_name: lakshmi.last_name,
  number: '+91******0001',
  is_blocked: false,
  is_operator: false,
  is_deliverer: false,
  city: null,
  has_shop: false,
  created_at: '2026-11-02T08:15:00+05:30',
  version: 3,
};

const record: users.UserRecord = {
  ...inList,
  email: lakshmi.email,
  sessions: [
    {
      device: 'Chrome on Android',
      created_at: '2026-11-02T08:15:00+05:30',
      last_used_at: '2026-11-21T10:20:00+05:30',
    },
  ],
};

const examples: readonly Example[] = [
  example(users.listUsers, {
    query: { ...firstPage, search: 'lakshmi', is_blocked: 'false' },
    answer: listOf(inList),
  }),
  example(users.getUser, { params: id(1), answer: { ...record, number: lakshmi.number } }),
  example(users.updateUser, {
    params: id(1),
    body: { is_blocked: true, version: 3 },
    answer: { ...record, is_blocked: true, sessions: [], version: 4 },
  }),
  example(users.makeOperator, { params: id(1), answer: { ...record, is_operator: true, version: 4 } }),
  example(users.unmakeOperator, { params: id(1) }),
  example(users.endUserSessions, { params: id(1), answer: { ...record, sessions: [] } }),
];

export const operatorUserDocs: Documented = { files: { operatorUsers: users }, examples };
