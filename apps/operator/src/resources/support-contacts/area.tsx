import * as supportContacts from '@haat/contract/operator/support-contacts';
import { IconAddressBook } from '@tabler/icons-react';
import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../../areas/area.ts';
import { lineIcon } from '../../ui/line-icon.tsx';
import { SupportContactsPage } from './support-contacts-page.tsx';
import { SupportStep } from './support-step.tsx';

const ContactIcon = lineIcon(IconAddressBook);

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
