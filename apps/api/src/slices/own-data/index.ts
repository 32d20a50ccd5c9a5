// Export and deletion of a person's data. A late slice: its export has what the slices before it keep about a person.
import type { AnyManifest, Manifest } from '../manifest.ts';
import { ownDataRoutes } from './own-data.routes.ts';

export const makeOwnData = (earlier: readonly AnyManifest[]): Manifest<'own-data'> => ({
  start: (context) => ownDataRoutes(context, earlier),
});
