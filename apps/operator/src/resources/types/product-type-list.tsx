// /product-types: the types of products, in the order that customers and retailers see.
import { limits } from '@haat/contract/limits';
import type { ProductTypeRecord } from '@haat/contract/operator/product-types';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { MoveButtons } from '../../ui/order/move-buttons.tsx';
import { PictureAndName } from '../../ui/picture-and-name.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { useShopTypes } from '../use-shop-types.ts';

const columns: readonly Column<ProductTypeRecord>[] = [
  { label: 'Name', cell: (type) => <PictureAndName {...type} /> },
  {
    label: 'Offered to',
    cell: ({ shop_types }) => shop_types.map(({ name }) => name).join(', ') || 'No shops',
  },
  { label: 'Order', cell: ({ id, name }) => <MoveButtons id={id} name={name} /> },
];

export function ProductTypeList() {
  const shopTypes = useShopTypes() ?? [];
  return (
    <ListPage<ProductTypeRecord>
      title="Product types"
      intro="Each product has a type. It is offered to retailers of the shop types that you choose. Customers see the types in this order."
      perPage={limits.pageMax}
      columns={columns}
      search="Name"
      filters={[
        {
          source: 'shop_type',
          label: 'Offered to',
          choices: shopTypes.map(({ id, name }) => [String(id), name]),
        },
      ]}
      empty={{ title: 'No product types yet', text: 'Add the first one. Retailers need it to add products.' }}
      opens="edit"
      actions={
        <>
          <ButtonLink to="/setup?step=product_types">Starter set</ButtonLink>
          <ButtonLink variant="contained" to="/product-types/create">
            Add product type
          </ButtonLink>
        </>
      }
    />
  );
}
