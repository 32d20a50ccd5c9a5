import * as contacts from '@haat/contract/operator/support-contacts';
import type { Slice } from '../../platform/slice-context.ts';
import { contactsOfSettings } from '../../support-contacts.ts';
import { viewSupportContacts } from './contacts.views.ts';
import { updateContacts } from './update-contacts.ts';

export const operatorContactRoutes: Slice = ({ routes, config }) => {
  const set = contactsOfSettings(config);

  routes.read(contacts.getSupportContacts, ({ db }) => viewSupportContacts(db, set));

  routes.write(contacts.updateSupportContacts, async ({ tx, actor, body: { version, ...changes } }) => {
    await updateContacts(tx, actor.userId, { version, changes });
    return viewSupportContacts(tx, set);
  });
};
