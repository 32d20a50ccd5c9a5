// /shop-types: the types of shops, in the order that customers see.
import { limits } from '@haat/contract/limits';
import type { ShopTypeRecord } from '@haat/contract/operator/shop-types';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { MoveButtons } from '../../ui/order/move-buttons.tsx';
import { PictureAndName } from '../../ui/picture-and-name.tsx';
import type { Column } from '../../ui/record-table.tsx';

const columns: readonly Column<ShopTypeRecord>[] = [
  { label: 'Name', cell: (type) => <PictureAndName {...type} /> },
  { label: 'Order', cell: ({ id, name }) => <MoveButtons id={id} name={name} /> },
];

export const ShopTypeList = () => (
  <ListPage<ShopTypeRecord>
    title="Shop types"
    intro="Each shop has a type. Customers filter shops by it, in this order."
    perPage={limits.pageMax}
    columns={columns}
    search="Name"
    empty={{ title: 'No shop types yet', text: 'Add the first one. Retailers need it to register a shop.' }}
    opens="edit"
    actions={
      <>
        <ButtonLink to="/setup?step=shop_types">Starter set</ButtonLink>
        <ButtonLink variant="contained" to="/shop-types/create">
          Add shop type
        </ButtonLink>
      </>
    }
  />
);
