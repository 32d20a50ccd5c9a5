// Where a product is out of stock: be told once when it is back.
import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { tellMe } from '../customer-products.api.ts';
import { customerProducts as words } from '../customer-products.messages.ts';
import styles from './tell-me.module.css';

interface TellMeProps {
  readonly product: Pick<products.Product, 'id' | 'name' | 'local_name'>;
  /** In a grid the button names its product. */
  readonly isInGrid?: boolean | undefined;
}

export function TellMe({ product, isInGrid }: TellMeProps) {
  const { mutate, isPending, error } = useMutation(tellMe);
  const [isAsked, setIsAsked] = useState(false);
  const Bell = isAsked ? IconBellFilled : IconBell;
  return (
    <>
      <Button
        isWide
        className={styles.button}
        icon={!isInGrid && <Bell size="1.25rem" aria-hidden />}
        aria-label={isInGrid && !isAsked ? words.tellMeNamed(shownName(product)) : undefined}
        aria-pressed={isAsked}
        isBusy={isPending}
        onClick={() =>
          mutate({ id: product.id, isWanted: !isAsked }, { onSuccess: () => setIsAsked(!isAsked) })
        }
      >
        {isAsked ? words.willTell : words.tellMe}
      </Button>
      <ActionFailure error={error} />
    </>
  );
}
