import * as requests from '@haat/contract/operator/requests';
import { IconLifebuoy } from '@tabler/icons-react';
import { Resource } from 'ra-core';
import { type Area, searchGroup } from '../../areas/area.ts';
import { oneOrSeveral } from '../../areas/one-or-several.ts';
import { isForWords } from '../../search/search-words.ts';
import { filteredList } from '../../ui/filtered-list.ts';
import { lineIcon } from '../../ui/line-icon.tsx';
import { RequestEdit } from './request-edit.tsx';
import { RequestList } from './request-list.tsx';
import { requestStatusWords } from './request-state.tsx';
import { shortened } from './shortened.ts';

const SupportIcon = lineIcon(IconLifebuoy);

export const requestsArea: Area = {
  calls: {
    requests: { list: requests.listRequests, get: requests.getRequest, update: requests.updateRequest },
  },
  pages: [<Resource key="requests" name="requests" list={RequestList} edit={RequestEdit} />],
  menu: [{ group: 'work', path: '/requests', label: 'Support requests', icon: SupportIcon }],
  records: [
    {
      kind: 'request',
      plural: 'Support requests',
      resources: ['requests'],
      pathOf: (id) => `/requests/${id}`,
      states: { status: requestStatusWords },
    },
  ],
  needs: [
    {
      key: 'support_open',
      place: 8,
      words: (n) => oneOrSeveral(n, 'support request is open', 'support requests are open'),
      to: filteredList('requests', { status: 'open' }),
    },
  ],
  ofPerson: [{ text: 'Support requests', to: (id) => filteredList('requests', { user: String(id) }) }],
  search: searchGroup<requests.RequestRecord>({
    place: 4,
    resource: 'requests',
    title: 'Support requests',
    isAsked: isForWords,
    hitOf: ({ id, body, user }) => ({ to: `/requests/${id}`, text: shortened(body), detail: user.name }),
  }),
};
