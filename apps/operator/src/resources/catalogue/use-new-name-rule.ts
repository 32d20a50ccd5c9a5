// Checks whether another catalogue product has the form's name and type.
import { nameKey } from '@haat/contract/name-key';
import type { CatalogueRecord } from '@haat/contract/operator/catalogue';
import { useDataProvider, useRecordContext } from 'ra-core';
import type { DeskProvider } from '../../providers/data-provider.ts';
import { useSecondLook } from '../../ui/use-second-look.ts';

interface ProductValues {
  readonly type?: { readonly id?: number | string };
}

const pagination = { page: 1, perPage: 100 };

/** Refuses the name of another product of the same type. A product may keep its own name and type. */
export function useNewNameRule() {
  const provider = useDataProvider<DeskProvider>();
  const record = useRecordContext<CatalogueRecord>();
  useSecondLook('name');
  return async (name: string | undefined, { type }: ProductValues): Promise<string | undefined> => {
    if (!name || !type?.id || (name === record?.name && type.id === record.type.id)) return undefined;
    const filter = { type: type.id, search: name };
    try {
      const { data } = await provider.getList<CatalogueRecord>('catalogue', { filter, pagination });
      const isTaken = data.some((other) => other.id !== record?.id && nameKey(other.name) === nameKey(name));
      return isTaken ? 'The catalogue already has this product.' : undefined;
    } catch {
      // If the connection fails, saving reports it.
      return undefined;
    }
  };
}
