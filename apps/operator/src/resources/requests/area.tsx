import * as requests from '@haat/contract/operator/requests';
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

const SupportIcon = lineIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M15 15l3.35 3.35',
  'M9 15l-3.35 3.35',
  'M5.65 5.65l3.35 3.35',
  'M18.35 5.65l-3.35 3.35',
);

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
