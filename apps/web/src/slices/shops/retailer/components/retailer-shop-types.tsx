import { useQuery } from '@tanstack/react-query';
import { fields as names } from '../../../../messages/fields.ts';
import type { InputProps } from '../../../../platform/forms/form.ts';
import { CheckboxGroup } from '../../../../ui/fields/checkbox-group.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { ui } from '../../../../ui/ui.messages.ts';
import { shopTypesQuery } from '../../shops.api.ts';
import { retailerShop as words } from '../retailer-shop.messages.ts';

interface RetailerShopTypesProps {
  readonly mainType: InputProps;
  readonly additionalIds: readonly number[];
  readonly onAdditional: (ids: readonly number[]) => void;
}

export function RetailerShopTypes({ mainType, additionalIds, onAdditional }: RetailerShopTypesProps) {
  const types = useQuery(shopTypesQuery);
  const choices = types.data ?? [];
  const toggle = (id: number): void =>
    onAdditional(
      additionalIds.includes(id) ? additionalIds.filter((other) => other !== id) : [...additionalIds, id],
    );
  return (
    <>
      <SelectField
        label={names.shopType}
        hint={words.chooseType}
        choices={choices}
        aria-busy={types.isPending}
        {...mainType}
        error={types.isPending && types.isPaused ? ui.offline : mainType.error}
      />
      {types.isError && <Button onClick={() => void types.refetch()}>{ui.tryAgain}</Button>}
      {choices.length > 0 && (
        <CheckboxGroup
          label={names.additionalShopTypes}
          description={words.additionalHint}
          choices={choices.filter(({ id }) => String(id) !== mainType.value)}
          checkedIds={additionalIds}
          onToggle={toggle}
        />
      )}
    </>
  );
}
