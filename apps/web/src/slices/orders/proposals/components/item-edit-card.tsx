// One item of an order: how many the shop can give, the weighed price, and what replaces the rest.

import { isLoose } from '@haat/contract/loose';
import type * as orders from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { ComboboxField } from '../../../../ui/fields/combobox-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { Stepper } from '../../../../ui/fields/stepper.tsx';
import { formatAmount, formatPrice } from '../../../../ui/format/amount.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { packFacts } from '../../../../ui/layout/pack-price.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { priceFault } from '../../../products/index.ts';
import { customerOrders } from '../../customer/customer-orders.messages.ts';
import {
  type ItemEdit,
  type ItemFaults,
  type Replacement,
  withoutReplacement,
  withReplacement,
} from '../item-edits.ts';
import { proposals as words } from '../proposals.messages.ts';
import { useGoodsInStock } from '../use-goods-in-stock.ts';
import styles from './item-edit-card.module.css';

type Item = orders.Order['items'][number];

interface ItemEditCardProps {
  readonly item: Item;
  readonly edit: ItemEdit;
  /** In rupees. Undefined without a replacement. */
  readonly replacementPrice: number | undefined;
  /** The typed replacement is not one of the products. */
  readonly isUnchosen: boolean;
  readonly faults: ItemFaults;
  readonly onChange: (edit: ItemEdit) => void;
}

/** The id of the field 'Replace with'. */
export const replaceFieldId = (itemId: number): string => `replace-${itemId}`;

export const ItemEditCard = (props: ItemEditCardProps) => (
  <Card>
    <fieldset className={styles.item}>
      <legend className={styles.legend}>{shownName(props.item.product)}</legend>
      <QuantityRow {...props} />
      <PriceField {...props} />
      <ReplacementField {...props} />
    </fieldset>
  </Card>
);

const QuantityRow = ({ item, edit, onChange }: ItemEditCardProps) => (
  <div className={styles.head}>
    <Picture cover={item.product.cover?.cover} alt="" size="small" className={styles.picture} />
    <p className={styles.words} aria-hidden>
      <span className={styles.name}>{shownName(item.product)}</span>
      <span className={styles.price}>{formatPrice(item, words.each)}</span>
    </p>
    <div className={styles.control}>
      <Stepper
        name={shownName(item.product)}
        value={edit.quantity}
        text={formatAmount({ ...item, quantity: edit.quantity })}
        max={item.quantity}
        onDecrease={() => onChange({ ...edit, quantity: edit.quantity - 1 })}
        onIncrease={() => onChange({ ...edit, quantity: edit.quantity + 1 })}
      />
      <span className={styles.price}>{customerOrders.of(formatAmount(item))}</span>
    </div>
  </div>
);

const PriceField = ({ item, edit, faults, onChange }: ItemEditCardProps) => (
  <NumberField
    decimals={2}
    label={words.weighedPrice}
    description={
      isLoose(item) ? words.weighedHintOf(formatAmount({ ...item, quantity: 1 })) : words.weighedHint
    }
    value={edit.price}
    error={(edit.price.trim() ? priceFault(edit.price) : null) ?? faults.price}
    onChange={(price) => onChange({ ...edit, price })}
  />
);

function ReplacementField(props: ItemEditCardProps) {
  const { item, edit, replacementPrice, isUnchosen, faults, onChange } = props;
  // It can't replace itself.
  const { goods, noneLine } = useGoodsInStock(edit.search, item.product.id);
  if (edit.replacement) {
    return (
      <Chosen
        replacement={edit.replacement}
        price={replacementPrice ?? edit.replacement.price}
        fault={faults.replacement}
        onChange={(replacement) => onChange({ ...edit, replacement })}
        onRemove={() => onChange(withoutReplacement(item, edit))}
      />
    );
  }
  return (
    <ComboboxField
      id={replaceFieldId(item.id)}
      label={words.replaceWith}
      description={noneLine}
      error={isUnchosen ? words.chooseOne : null}
      listLabel={words.suggestions}
      value={edit.search}
      onValue={(text) => onChange({ ...edit, search: text })}
      options={goods.map((product) => ({
        id: String(product.id),
        content: [shownName(product), formatPrice(product), ...packFacts(product)].join(' · '),
      }))}
      onChoose={(chosen) => {
        const product = goods.find(({ id }) => String(id) === chosen);
        if (!product) return;
        const { id, price, quantity: stock, is_loose, net_quantity, unit } = product;
        const soldBy = { is_loose, net_quantity, unit };
        onChange(withReplacement(item, edit, { id, name: shownName(product), price, stock, ...soldBy }));
      }}
    />
  );
}

interface ChosenProps {
  readonly replacement: Replacement;
  /** That the customer will be charged, in rupees. */
  readonly price: number;
  readonly fault: string | null;
  readonly onChange: (replacement: Replacement) => void;
  readonly onRemove: () => void;
}

const Chosen = ({ replacement, price, fault, onChange, onRemove }: ChosenProps) => (
  <div className={styles.chosen}>
    <p className={styles.words}>
      <span className={styles.name}>{words.replacement(replacement.name)}</span>
      <span className={styles.price}>{formatPrice({ ...replacement, price }, words.each)}</span>
    </p>
    <Stepper
      name={replacement.name}
      value={replacement.quantity}
      text={formatAmount(replacement)}
      min={1}
      max={replacement.stock}
      onDecrease={() => onChange({ ...replacement, quantity: replacement.quantity - 1 })}
      onIncrease={() => onChange({ ...replacement, quantity: replacement.quantity + 1 })}
    />
    <Button kind="quiet" onClick={onRemove}>
      {words.noReplacement}
    </Button>
    <Reason text={fault} />
  </div>
);
