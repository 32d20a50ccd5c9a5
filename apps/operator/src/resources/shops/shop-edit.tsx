// /shops/7: the name, the place, the types and the picture of a shop.
import { limits } from '@haat/contract/limits';
import type { ShopTypeRecord } from '@haat/contract/operator/shop-types';
import type { ShopRecord } from '@haat/contract/operator/shops';
import { maxLength, maxValue, minValue, required, useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { CheckboxesInput } from '../../ui/checkboxes-input.tsx';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { coverInWords, PictureInput } from '../../ui/picture-input.tsx';
import { PlaceInputs } from '../../ui/place-inputs.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { hasWholePaise } from '../../ui/whole-paise.ts';
import { useShopTypes } from '../use-shop-types.ts';

const nameRules = [
  required('Enter a name.'),
  maxLength(limits.title, `Use ${limits.title} characters at most.`),
];
const commissionRules = [
  minValue(0, 'Enter 0 or more.'),
  maxValue(limits.commissionPercent, `Enter ${limits.commissionPercent} or less.`),
  hasWholePaise,
];
const typeRules = [required('Choose a type.')];

export function ShopEdit() {
  const types = useShopTypes() ?? [];
  const typeText = (value: unknown): string => {
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
    return types.find((type) => type.id === id)?.name ?? String(id);
  };
  const fields: readonly ComparedField[] = [
    { source: 'name', label: 'Name' },
    { source: 'latitude', label: 'Latitude' },
    { source: 'longitude', label: 'Longitude' },
    { source: 'type', label: 'Type', text: typeText },
    { source: 'additional_types', label: 'Further types' },
    { source: 'cover', label: 'Picture', text: coverInWords },
    { source: 'commission_percent', label: 'Commission in percent' },
  ];
  return (
    <EditPage<ShopRecord>
      title={(shop) => (shop ? `Edit ${shop.name}` : 'Edit shop')}
      fields={fields}
      then="show"
    >
      <TextInput source="name" label="Name" validate={nameRules} />
      <ChoiceInput source="type.id" label="Type" choices={types} validate={typeRules} />
      <FurtherTypes types={types} />
      <ShopPicture />
      <NumberInput
        source="commission_percent"
        label="Commission in percent"
        validate={commissionRules}
        helperText="Of the goods of each completed order. Leave it empty for the percent of the city."
      />
      <PlaceInputs label="The shop's place" />
    </EditPage>
  );
}

/** All types except the main one. */
function FurtherTypes({ types }: { readonly types: readonly ShopTypeRecord[] }) {
  const main: unknown = useWatch({ name: 'type.id' });
  const others = types.filter(({ id }) => id !== main);
  return <CheckboxesInput source="additional_types" label="Further types" choices={others} />;
}

function ShopPicture() {
  const shop = useRecordContext<ShopRecord>();
  if (shop?.has_own_cover || !shop?.cover) return <PictureInput />;
  return <PictureInput helperText="The shop shows the picture of its type. You can choose one of its own." />;
}
