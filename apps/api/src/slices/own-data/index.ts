// A person's own data: to take along, and to delete. Comes late, because it must know every slice that keeps some.
import type { Slice } from '../../platform/slice-context.ts';
import { ownDataRoutes } from './own-data.routes.ts';

export const ownData: Slice = (context) => {
  ownDataRoutes(context);
};
