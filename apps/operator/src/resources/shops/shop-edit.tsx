// /shops/7: correct the name of a shop.
import { limits } from '@haat/contract/limits';
import type { ShopRecord } from '@haat/contract/operator/shops';
import { maxLength, required, TextInput } from 'react-admin';
import { EditPage } from '../../ui/edit-page.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';

const fields: readonly ComparedField[] = [{ source: 'name', label: 'Name' }];
const nameRules = [required('Enter a name.'), maxLength(limits.title)];

export const ShopEdit = () => (
  <EditPage<ShopRecord>
    title={(shop) => (shop ? `Edit ${shop.name}` : 'Edit shop')}
    fields={fields}
    then="show"
  >
    <TextInput source="name" label="Name" validate={nameRules} />
  </EditPage>
);
