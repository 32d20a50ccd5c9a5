// A product on the price sheet: name, price, quantity and whether it is sold out.
import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { type FocusEvent, memo, useId } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { classes } from '../../../ui/classes.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { type RowEdit, rowOf } from '../price-sheet.ts';
import { priceSheet as words } from '../retailer-products.messages.ts';
import { priceLabel, quantityDecimals, quantityLabel } from '../typed-goods.ts';
import styles from './price-row.module.css';

interface PriceRowProps {
  readonly product: products.Product;
  readonly edit: RowEdit | undefined;
  readonly onEdit: (product: products.Product, part: RowEdit) => void;
}

/** Typing replaces the number, so that a change takes one press. */
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => currentTarget.select();

function Row({ product, edit, onEdit }: PriceRowProps) {
  // The words of a language can come after the goods.
  useLanguage();
  const { price, quantity, isSoldOut, faults, stockNow, changes } = rowOf(product, edit);
  const nameId = useId();
  return (
    <li className={styles.row} data-changed={changes > 0 || undefined} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles.name}>
        {shownName(product)}
      </h3>
      <NumberField
        label={priceLabel(product)}
        decimals={2}
        leading="₹"
        value={price}
        error={faults.price}
        className={classes(styles.field, faults.price && styles.faulty)}
        onFocus={selectAll}
        onChange={(text) => onEdit(product, { price: text })}
      />
      <NumberField
        label={quantityLabel(product)}
        decimals={quantityDecimals(product)}
        value={quantity}
        error={faults.quantity}
        className={classes(styles.field, faults.quantity && styles.faulty)}
        onFocus={selectAll}
        onChange={(text) => onEdit(product, { quantity: text })}
      />
      <label className={styles.soldOut}>
        <input
          type="checkbox"
          checked={isSoldOut}
          aria-describedby={nameId}
          onChange={({ currentTarget }) => onEdit(product, { isSoldOut: currentTarget.checked })}
          className={styles.box}
        />
        <span>{words.soldOut}</span>
      </label>
      <div className={styles.note}>
        <Reason
          text={
            stockNow === undefined ? null : words.stockNow(formatAmount({ ...product, quantity: stockNow }))
          }
        />
      </div>
    </li>
  );
}

export const PriceRow = memo(Row);
