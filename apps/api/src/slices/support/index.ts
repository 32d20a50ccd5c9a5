// Requests for products and features.
import { inPages } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { findSavedContacts } from './contacts.queries.ts';
import { contactSteps } from './contacts.views.ts';
import { countRequestNeeds, viewNewestRequest } from './operator-requests.views.ts';
import { operatorContactRoutes, operatorRequestRoutes } from './operator-support.routes.ts';
import { viewRequestsBefore } from './request.views.ts';
import { supportSubscribers } from './support.events.ts';
import { supportRoutes } from './support.routes.ts';

export const support: Manifest<'support'> = {
  start: (context) => {
    supportRoutes(context);
    operatorRequestRoutes(context);
    operatorContactRoutes(context);
    supportSubscribers(context);
  },
  tables: {
    local: ['customer_requests', 'support_contacts'],
  },
  ownData: {
    requests: (db, { actor }) => inPages((page) => viewRequestsBefore(db, actor.userId, page)),
  },
  needs: { count: countRequestNeeds, newest: viewNewestRequest },
  steps: contactSteps,
  savedContacts: findSavedContacts,
};

export { createRequest } from './create-request.ts';
