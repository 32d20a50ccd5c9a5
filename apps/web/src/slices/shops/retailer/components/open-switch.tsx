// Whether customers can order. It is saved at once.
import type { ShopSettings } from '@haat/contract/shops';
import { useMutation } from '@tanstack/react-query';
import { fields as names } from '../../../../messages/fields.ts';
import { ActionFailure } from '../../../../ui/feedback/action-failure.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { openShop } from '../retailer-shop.api.ts';

interface OpenSwitchProps {
  readonly shop: ShopSettings;
  /** What being closed means. */
  readonly hint?: string;
}

export function OpenSwitch({ shop, hint }: OpenSwitchProps) {
  const { mutate, isPending, variables, error } = useMutation(openShop);
  return (
    <>
      <SwitchField
        label={names.open}
        {...(hint !== undefined && { description: hint })}
        checked={isPending ? variables : shop.is_open}
        onChange={({ target }) => mutate(target.checked)}
      />
      <ActionFailure error={error} />
    </>
  );
}
