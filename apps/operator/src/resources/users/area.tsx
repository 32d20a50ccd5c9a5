import * as users from '@haat/contract/operator/users';
import { Resource } from 'ra-core';
import { type Area, isAlwaysAsked, searchGroup } from '../../areas/area.ts';
import { person } from '../../ui/format.ts';
import { PeopleIcon } from '../../ui/icons.tsx';
import { UserEdit } from './user-edit.tsx';
import { UserList } from './user-list.tsx';
import { UserShow } from './user-show.tsx';

export const usersArea: Area = {
  calls: {
    users: {
      list: users.listUsers,
      get: users.getUser,
      update: users.updateUser,
      actions: {
        end_sessions: users.endUserSessions,
        make_operator: users.makeOperator,
        unmake_operator: users.unmakeOperator,
      },
    },
  },
  pages: [<Resource key="users" name="users" list={UserList} show={UserShow} edit={UserEdit} />],
  menu: [{ group: 'people', path: '/users', label: 'People', icon: PeopleIcon }],
  records: [
    {
      kind: 'user',
      plural: 'People',
      singular: 'person',
      resources: ['users', 'deliverers'],
      pathOf: (id) => `/users/${id}/show`,
      acts: {
        view_number: 'Phone number seen',
        name: 'Name of a person entered',
        search_number: 'Searched for a whole number',
        end_sessions: 'Person signed out',
        make_operator: 'Made an operator',
        unmake_operator: 'No longer an operator',
        make_deliverer: 'Taken on as a deliverer',
        dismiss_deliverer: 'Deliverer dismissed',
        add_app: 'Authenticator app added',
        remove_app: 'Authenticator app removed',
        add_passkey: 'Passkey added',
        remove_passkey: 'Passkey removed',
        renew_recovery_codes: 'New recovery codes made',
        use_recovery_code: 'Recovery code used',
        reset_second_factor: 'Second step reset',
      },
    },
  ],
  search: searchGroup<users.UserInList>({
    place: 2,
    resource: 'users',
    title: 'People',
    isAsked: isAlwaysAsked,
    hitOf: (user) => ({ to: `/users/${user.id}/show`, text: person(user), detail: user.number }),
  }),
};
