// Requests for products and features.
import type { Slice } from '../../platform/slice-context.ts';
import { operatorContactRoutes } from './operator-contacts.routes.ts';
import { operatorRequestRoutes } from './operator-requests.routes.ts';
import { supportSubscribers } from './support.events.ts';
import { supportRoutes } from './support.routes.ts';

export const support: Slice = (context) => {
  supportRoutes(context);
  operatorRequestRoutes(context);
  operatorContactRoutes(context);
  supportSubscribers(context);
};

export { findSavedContacts } from './contacts.queries.ts';
export { viewSupportContacts } from './contacts.views.ts';
export { createRequest } from './create-request.ts';
export { viewRequestsBefore } from './request.views.ts';
