// What a pack says: MRP, net quantity and unit. All are optional. Loose goods are sold in steps of the net quantity.
import { limits } from '@haat/contract/limits';
import { packUnits } from '@haat/contract/pack';
import { maxValue, minValue } from 'ra-core';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { count } from '../../ui/format.ts';
import { NumberInput } from '../../ui/number-input.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { SwitchInput } from '../../ui/switch-input.tsx';
import { hasWholePaise } from '../../ui/whole-paise.ts';

export const packFields: readonly ComparedField[] = [
  { source: 'mrp', label: 'MRP' },
  { source: 'net_quantity', label: 'Pack size' },
  { source: 'unit', label: 'Unit' },
  { source: 'is_loose', label: 'Sold by weight or volume' },
];

const mrpRules = [
  minValue(0.01, 'Enter more than 0.'),
  maxValue(limits.priceRupees, `Enter ${count(limits.priceRupees)} or less.`),
  hasWholePaise,
];
const quantityRules = [
  minValue(0.001, 'Enter more than 0.'),
  maxValue(limits.netQuantity, `Enter ${count(limits.netQuantity)} or less.`),
];
const unitChoices = packUnits.map((unit) => ({ id: unit, name: unit }));

export const PackInputs = () => (
  <>
    <NumberInput
      source="mrp"
      label="MRP"
      validate={mrpRules}
      helperText="The maximum retail price in rupees, as printed on the pack. Optional."
    />
    <NumberInput
      source="net_quantity"
      label="Pack size"
      validate={quantityRules}
      helperText="How much is in the pack, such as 500. Optional. For loose goods the smallest amount that is sold: the price is that of one."
    />
    <ChoiceInput source="unit" label="Unit" choices={unitChoices} isOptional />
    <SwitchInput source="is_loose" label="Sold by weight or volume" />
  </>
);
