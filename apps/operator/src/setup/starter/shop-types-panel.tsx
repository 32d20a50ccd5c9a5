import { type ShopTypeKey, shopTypeNames, starterShopTypes } from '@haat/starter';
import { useQuery } from '@tanstack/react-query';
import type { StepProps } from '../../areas/area.ts';
import { addShopType, readShopTypes } from '../../providers/starter-set.ts';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { isNamed } from './is-named.ts';
import { StarterPictures } from './starter-pictures.tsx';
import { TypesPanel } from './types-panel.tsx';

const types = Object.entries(starterShopTypes) as [ShopTypeKey, string][]; // the keys of the record
const all: ReadonlySet<string> = new Set(Object.keys(starterShopTypes));

export default function ShopTypesPanel({ onSaved, onChanged }: StepProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['starter', 'shop-types'],
    queryFn: readShopTypes,
  });
  if (isPending) return <LoadingState />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  const choices = types
    .map(([key, label]) => ({ key, label }))
    .filter(({ label }) => !data.some(isNamed(label)));
  return (
    <>
      <StarterPictures />
      <TypesPanel
        step="shop_types"
        label="Shop types"
        nouns={['shop type', 'shop types']}
        choices={choices}
        thereCount={types.length - choices.length}
        proposed={all}
        add={async (key) => {
          const position = types.findIndex(([each]) => each === key);
          const [typeKey, name] = types[position] ?? [];
          if (typeKey && name) await addShopType({ name, names: shopTypeNames[typeKey], position });
        }}
        onEnd={(isWhole) => {
          void refetch();
          if (isWhole) onSaved();
          else onChanged();
        }}
      />
    </>
  );
}
