import { limits } from '@haat/contract/limits';
import type { UserInList } from '@haat/contract/operator/users';
import type { ActOnOne } from '../../providers/use-each.ts';
import type { Bulk } from '../../ui/bulk-action.ts';
import { person } from '../../ui/format.ts';
import { ActiveOrders } from './active-orders.tsx';

export const blockText = 'They are signed out at once and can’t sign in until you unblock them.';

const setBlocked =
  (is_blocked: boolean): ActOnOne<UserInList> =>
  (provider, user, reason) =>
    provider.update('users', {
      id: user.id,
      data: { is_blocked, ...(is_blocked && { reason }) },
      previousData: user,
    });

export const userBulk: Bulk<UserInList> = {
  nouns: ['person', 'people'],
  nameOf: (user) => `${person(user)} ${user.number}`.trim(),
  actions: [
    {
      verb: 'Unblock',
      done: 'unblocked',
      text: 'They can sign in again.',
      isAllowed: ({ is_blocked }) => is_blocked,
      act: setBlocked(false),
    },
    {
      verb: 'Sign out',
      done: 'signed out',
      text: 'All their devices are signed out. They can sign in again with a new code.',
      isAllowed: ({ is_blocked }) => !is_blocked,
      act: (provider, { id }) => provider.act('users', { action: 'end_sessions', id }),
      isSevere: true,
    },
    {
      verb: 'Block',
      done: 'blocked',
      text: blockText,
      reasonLength: limits.reason,
      details: (people) =>
        people.map((user) => <ActiveOrders key={user.id} userId={user.id} name={person(user)} />),
      isAllowed: ({ is_blocked, is_operator }) => !is_blocked && !is_operator,
      act: setBlocked(true),
      isSevere: true,
    },
  ],
};
