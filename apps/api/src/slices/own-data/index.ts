// A person's own data: to take along, and to delete. Comes late, because it must know every slice that keeps some.
import type { Slice } from '../../platform/kit.ts';
import { ownDataRoutes } from './own-data.routes.ts';

export const ownData: Slice = (kit) => {
  ownDataRoutes(kit);
};
