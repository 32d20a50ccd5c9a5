// The product types of the starter set, then its products.
import {
  type ProductTypeKey,
  productTypeNames,
  type ShopTypeKey,
  starterProductTypes,
  starterShopTypes,
} from '@haat/starter';
import { useQuery } from '@tanstack/react-query';
import type { StepProps } from '../../areas/area.ts';
import { addProductType, readProductTypes, readShopTypes } from '../../providers/starter-set.ts';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';
import { keepStarterLeft } from '../starter-left.ts';
import { CataloguePanel } from './catalogue-panel.tsx';
import { isNamed } from './is-named.ts';
import { StarterPictures } from './starter-pictures.tsx';
import { TypesPanel } from './types-panel.tsx';

const types = Object.entries(starterProductTypes);

const readTypes = async () => {
  const [shopTypes, productTypes] = await Promise.all([readShopTypes(), readProductTypes()]);
  return { shopTypes, productTypes };
};

export default function ProductTypesPanel({ onSaved, onChanged }: StepProps) {
  const goOn = (): void => {
    // Somebody who goes on doesn't want the rest.
    keepStarterLeft('product_types', 0);
    onSaved();
  };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['starter', 'product-types'],
    queryFn: readTypes,
  });
  if (isPending) return <LoadingState />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <Types
      {...data}
      onEnd={() => {
        void refetch();
        onChanged();
      }}
      onGoOn={goOn}
    />
  );
}

interface TypesProps extends Awaited<ReturnType<typeof readTypes>> {
  readonly onEnd: () => void;
  readonly onGoOn: () => void;
}

function Types({ shopTypes, productTypes, onEnd, onGoOn }: TypesProps) {
  if (shopTypes.length === 0) {
    return (
      <BlankState title="No shop types yet">Add shop types first. Product types go with them.</BlankState>
    );
  }
  const idsOf = (goesWith: readonly ShopTypeKey[]): number[] =>
    goesWith.flatMap((key) => shopTypes.filter(isNamed(starterShopTypes[key])).map(({ id }) => id));
  const choices = types
    .map(([key, { name }]) => ({ key, label: name }))
    .filter(({ label }) => !productTypes.some(isNamed(label)));
  const fitting = types.filter(([, { goesWith }]) => idsOf(goesWith).length > 0).map(([key]) => key);
  return (
    <>
      <StarterPictures />
      <TypesPanel
        step="product_types"
        label="Product types"
        nouns={['product type', 'product types']}
        choices={choices}
        thereCount={types.length - choices.length}
        proposed={new Set(fitting)}
        add={async (key) => {
          const position = types.findIndex(([each]) => each === key);
          const [typeKey, type] = types[position] ?? [];
          if (!typeKey || !type) return;
          const { name, goesWith } = type;
          const names = productTypeNames[typeKey as ProductTypeKey]; // the keys of the record
          await addProductType({ name, names, position, shop_types: idsOf(goesWith) });
        }}
        onEnd={onEnd}
      />
      {productTypes.length > 0 && (
        <CataloguePanel typeNames={productTypes.map(({ name }) => name)} onSaved={onGoOn} />
      )}
    </>
  );
}
