// The products at the door with the accepted quantities. Refused ones turn brick and show the deduction.

import { rupeesOf } from '@haat/contract/money';
import type * as orders from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import { refusalReasons } from '@haat/contract/payment-machine';
import { IconChevronDown } from '@tabler/icons-react';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stepper } from '../../../../ui/fields/stepper.tsx';
import { formatAmount, formatPrice, formatWeighed } from '../../../../ui/format/amount.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { ui } from '../../../../ui/ui.messages.ts';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import { money } from '../../order/money.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { costPaiseOf, type Reasons, reasonOf, type Taken, takenOf } from '../verification.ts';
import styles from './verify-items.module.css';

/** Also an item of a delivery, whose product has no id. */
type Item = Omit<orders.Order['items'][number], 'product'> & {
  readonly product: Pick<orders.Order['items'][number]['product'], 'name' | 'cover'>;
};

interface VerifyItemsProps {
  readonly items: readonly Item[];
  readonly taken: Taken;
  readonly reasons: Reasons;
  readonly onTake: (itemId: number, quantity: number) => void;
  readonly onReason: (itemId: number, reason: Reasons[number]) => void;
}

export const VerifyItems = ({ items, taken, reasons, onTake, onReason }: VerifyItemsProps) => (
  <Card>
    <PlainList aria-label={orderWords.items} className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Picture cover={item.product.cover?.cover} alt="" size="small" className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.name}>{shownName(item.product)}</p>
            <ItemSum item={item} quantity={takenOf(taken, item)} />
          </div>
          <QuantityStepper
            item={item}
            quantity={takenOf(taken, item)}
            onTake={(quantity) => onTake(item.id, quantity)}
          />
          {takenOf(taken, item) < item.quantity && (
            <SelectField
              label={money.reasonFor(shownName(item.product))}
              hint={money.noReason}
              choices={refusalReasons.map((reason) => ({ id: reason, name: money.reasons[reason] }))}
              value={reasons[item.id] ?? ''}
              onChange={({ currentTarget }) => onReason(item.id, reasonOf(currentTarget.value))}
              className={styles.reason}
            />
          )}
        </li>
      ))}
    </PlainList>
  </Card>
);

interface ItemProps {
  readonly item: Item;
  readonly quantity: number;
}

function ItemSum({ item, quantity }: ItemProps) {
  const costs = costPaiseOf(item, quantity);
  const refused = item.quantity - quantity;
  if (refused > 0) {
    const less = formatRupees(rupeesOf(costs - costPaiseOf(item, item.quantity)));
    return (
      <p className={styles.refused}>
        <span>{words.refusedQuantity(formatAmount({ ...item, quantity: refused }))}</span>{' '}
        <span className={styles.less}>{less}</span>
      </p>
    );
  }
  const amount = formatWeighed(item) ?? formatAmount(item);
  return (
    <p className={styles.sum}>{words.timesIs(amount, formatPrice(item), formatRupees(rupeesOf(costs)))}</p>
  );
}

interface QuantityStepperProps extends ItemProps {
  readonly onTake: (quantity: number) => void;
}

const QuantityStepper = ({ item, quantity, onTake }: QuantityStepperProps) => (
  <div className={styles.control}>
    <Stepper
      name={shownName(item.product)}
      value={quantity}
      max={item.quantity}
      onDecrease={() => onTake(quantity - 1)}
      onIncrease={() => onTake(quantity + 1)}
    >
      <span className={styles.box}>
        <select
          aria-label={ui.quantityOf(shownName(item.product))}
          value={quantity}
          onChange={(event) => onTake(Number(event.currentTarget.value))}
          className={styles.select}
        >
          {Array.from({ length: item.quantity + 1 }, (_, choice) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the option
            <option key={choice} value={choice}>
              {formatAmount({ ...item, quantity: choice })}
            </option>
          ))}
        </select>
        <IconChevronDown size="1rem" aria-hidden className={styles.arrow} />
      </span>
    </Stepper>
    <span className={styles.of}>{words.of(formatAmount(item))}</span>
  </div>
);
