// Requests for products and features.
import type { Slice } from '../../platform/kit.ts';
import { supportEars } from './support.events.ts';
import { supportRoutes } from './support.routes.ts';

export const support: Slice = (kit) => {
  supportRoutes(kit);
  supportEars(kit);
};

export { createRequest } from './create-request.ts';
export { viewRequestsBefore } from './request.views.ts';
