// A heart that makes a shop one of the person's own, which their list begins with.
import type * as shops from '@haat/contract/shops';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/layout/button.tsx';
import { chooseShop } from '../shops.api.ts';
import { shops as words } from '../shops.messages.ts';

export function YourShopButton({ shop: { id, is_favourite: isYours } }: { readonly shop: shops.Shop }) {
  const choose = useMutation(chooseShop);
  const Heart = isYours ? IconHeartFilled : IconHeart;
  return (
    <Button
      kind="quiet"
      icon={<Heart size="1.5rem" aria-hidden />}
      aria-label={isYours ? words.oneOfYours : words.addToYours}
      aria-pressed={isYours}
      isBusy={choose.isPending}
      onClick={() => choose.mutate({ id, isYours: !isYours })}
    />
  );
}
