// Requests for products and features.
import { inPages } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { contactSteps } from './contact-steps.views.ts';
import { findSavedContacts } from './contacts.queries.ts';
import { operatorContactRoutes } from './operator-contacts.routes.ts';
import { operatorRequestRoutes } from './operator-requests.routes.ts';
import { viewRequestsBefore } from './request.views.ts';
import { countRequestNeeds, viewNewestRequest } from './request-needs.views.ts';
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
