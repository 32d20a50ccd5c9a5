// Export and deletion of a person's data. A late slice, because it uses every slice that stores some.
import type { Slice } from '../../platform/slice-context.ts';
import { ownDataRoutes } from './own-data.routes.ts';

export const ownData: Slice = (context) => {
  ownDataRoutes(context);
};
