import * as requests from '@haat/contract/operator/requests';
import { Resource } from 'ra-core';
import { type Area, searchGroup } from '../../areas/area.ts';
import { oneOrSeveral } from '../../areas/one-or-several.ts';
import { isForWords } from '../../search/search-words.ts';
import { filteredList } from '../../ui/filtered-list.ts';
import { SupportIcon } from '../../ui/icons.tsx';
import { RequestEdit } from './request-edit.tsx';
import { RequestList } from './request-list.tsx';
import { shortened } from './shortened.ts';

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
    },
  ],
  needs: [
    {
      key: 'support_open',
      place: 6,
      words: (n) => oneOrSeveral(n, 'support request is open', 'support requests are open'),
      to: filteredList('requests', { status: 'open' }),
    },
  ],
  search: searchGroup<requests.RequestRecord>({
    place: 4,
    resource: 'requests',
    title: 'Support requests',
    isAsked: isForWords,
    hitOf: ({ id, body, user }) => ({ to: `/requests/${id}`, text: shortened(body), detail: user.name }),
  }),
};
