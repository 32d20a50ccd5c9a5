// Requests for products and features.
import type { Slice } from '../../platform/kit.ts';
import { supportRoutes } from './support.routes.ts';

export const support: Slice = (kit) => {
  supportRoutes(kit);
};

export { createRequest } from './create-request.ts';
