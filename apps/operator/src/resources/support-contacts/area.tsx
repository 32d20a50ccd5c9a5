import * as supportContacts from '@haat/contract/operator/support-contacts';
import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../../areas/area.ts';
import { lineIcon } from '../../ui/line-icon.tsx';
import { SupportContactsPage } from './support-contacts-page.tsx';
import { SupportStep } from './support-step.tsx';

const ContactIcon = lineIcon(
  'M20 6v12a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2',
  'M10 16h6',
  'M11 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M4 8h3',
  'M4 12h3',
  'M4 16h3',
);

export const supportContactsArea: Area = {
  calls: {
    'support-contacts': {
      get: supportContacts.getSupportContacts,
      update: supportContacts.updateSupportContacts,
    },
  },
  pages: [
    <CustomRoutes key="support-contacts">
      <Route path="/support-contacts" element={<SupportContactsPage />} />
    </CustomRoutes>,
  ],
  menu: [{ group: 'desk', path: '/support-contacts', label: 'Support contacts', icon: ContactIcon }],
  records: [
    {
      kind: 'support_contacts',
      plural: 'Support contacts',
      pathOf: () => '/support-contacts',
      isOnlyOne: true,
    },
  ],
  steps: {
    support: {
      title: 'Support contacts',
      why: 'The app shows them to everybody who needs help. ‘Share’ beside them copies the address of the app, or STORE_URL of the server’s settings.',
      Body: SupportStep,
    },
  },
};
