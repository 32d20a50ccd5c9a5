// Sets one quantity for all products that were just added from the catalogue, so that customers can order them.
import { limits } from '@haat/contract/limits';
import { readNumber } from '@haat/contract/typed-number';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NeedsConnection } from '../../../ui/feedback/needs-connection.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { notCountedQuery, setFirstQuantities } from '../first-quantities.api.ts';
import { quantityForAll as words } from '../retailer-products.messages.ts';
import styles from './quantity-for-all.module.css';

const usual = '20';

export const quantityForAllId = 'quantity-for-all';

function useQuantity() {
  const setting = useMutation(setFirstQuantities);
  const [text, setText] = useState(usual);
  const [error, setError] = useState<string | null>(null);
  const set = (): void => {
    const quantity = readNumber(text, 0);
    const isFit = quantity >= 1 && quantity <= limits.stock;
    setError(isFit ? null : words.wrong(limits.stock));
    if (isFit) setting.mutate(quantity);
  };
  const type = (typed: string): void => {
    setText(typed);
    setError(null);
  };
  return { setting, text, error, set, type };
}

/** Shows nothing while there are none. */
export function QuantityForAll() {
  const { data: count = 0 } = useQuery(notCountedQuery);
  const { setting, text, error, set, type } = useQuantity();
  if (count === 0) return null;
  return (
    <form
      noValidate
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        if (!setting.isPending) set();
      }}
    >
      <p className={styles.line}>{words.waiting(count)}</p>
      <NumberField
        id={quantityForAllId}
        label={words.label}
        decimals={0}
        value={text}
        error={error}
        className={styles.field}
        onChange={type}
      />
      <Button type="submit" kind="plain" isBusy={setting.isPending}>
        {words.set}
      </Button>
      <NeedsConnection error={setting.error} />
    </form>
  );
}
