// The shop types of the starter set.
import { starterShopTypes } from '@haat/starter';
import { useQuery } from '@tanstack/react-query';
import { addShopType, readShopTypes } from '../../providers/starter-set.ts';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import type { StepProps } from '../step-props.ts';
import { isNamed } from './is-named.ts';
import { TypesPanel } from './types-panel.tsx';

const keys = Object.keys(starterShopTypes) as (keyof typeof starterShopTypes)[]; // its keys, by definition
const all: ReadonlySet<string> = new Set(keys);

export default function ShopTypesPanel({ onSaved, onChanged }: StepProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['starter', 'shop-types'],
    queryFn: readShopTypes,
  });
  if (isPending) return <LoadingState />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  const choices = keys
    .map((key) => ({ key, label: starterShopTypes[key] }))
    .filter(({ label }) => !data.some(isNamed(label)));
  return (
    <TypesPanel
      label="Shop types"
      nouns={['shop type', 'shop types']}
      choices={choices}
      thereCount={keys.length - choices.length}
      proposed={all}
      add={(key) => addShopType(choices.find((each) => each.key === key)?.label ?? key)}
      onEnd={(isWhole) => {
        void refetch();
        if (isWhole) onSaved();
        else onChanged();
      }}
    />
  );
}
