import { nameKey } from '@haat/contract/name-key';

/** Compares names as the server does. */
export const isNamed =
  (name: string) =>
  (type: { readonly name: string }): boolean =>
    nameKey(type.name) === nameKey(name);
