// Filters orders by shop, customer and deliverer.
import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import type { ShopInRecords } from '@haat/contract/operator/shops';
import type { UserInList } from '@haat/contract/operator/users';
import type { FieldProps } from '../../ui/filter-row.tsx';
import { person } from '../../ui/format.ts';
import { RecordField } from './record-field.tsx';

export const ShopField = (props: FieldProps) => (
  <RecordField<ShopInRecords>
    {...props}
    resource="shops"
    choiceOf={({ id, name, city }) => ({ id: String(id), name, detail: city.name })}
    nameIn={({ shop }, id) => (String(shop.id) === id ? shop.name : undefined)}
    noneText="No shop of this name"
  />
);

const nobody = 'Nobody of this name or number';

export const CustomerField = (props: FieldProps) => (
  <RecordField<UserInList>
    {...props}
    resource="users"
    choiceOf={(user) => ({ id: String(user.id), name: person(user), detail: user.number })}
    nameIn={({ customer }, id) => (String(customer.id) === id ? customer.name : undefined)}
    noneText={nobody}
  />
);

export const DelivererField = (props: FieldProps) => (
  <RecordField<DelivererRecord>
    {...props}
    resource="deliverers"
    choiceOf={(deliverer) => ({
      id: String(deliverer.id),
      name: person(deliverer),
      detail: deliverer.city.name,
    })}
    nameIn={({ deliverer }, id) => (String(deliverer?.id) === id ? deliverer?.name : undefined)}
    noneText={nobody}
  />
);
