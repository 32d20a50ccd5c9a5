// The products of a telephone order: a search in one's own products, and a stepper for each that was added.
import { shownName } from '@haat/contract/pack';
import { useState } from 'react';
import { ComboboxField } from '../../../../ui/fields/combobox-field.tsx';
import { Stepper } from '../../../../ui/fields/stepper.tsx';
import { formatAmount, formatPrice } from '../../../../ui/format/amount.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { useGoodsInStock } from '../../proposals/use-goods-in-stock.ts';
import { mostOf, type PhoneGood, withGood, withQuantity } from '../phone-goods.ts';
import { phoneOrders as words } from '../phone-orders.messages.ts';
import styles from './phone-goods-field.module.css';

interface PhoneGoodsFieldProps {
  readonly goods: readonly PhoneGood[];
  readonly onChange: (goods: readonly PhoneGood[]) => void;
}

export function PhoneGoodsField({ goods, onChange }: PhoneGoodsFieldProps) {
  const [text, setText] = useState('');
  const { goods: inStock, noneLine } = useGoodsInStock(text);
  return (
    <>
      <ComboboxField
        label={words.goods}
        description={noneLine}
        listLabel={words.ownGoods}
        value={text}
        onValue={setText}
        options={inStock.map((product) => ({
          id: String(product.id),
          content: `${shownName(product)} · ${formatPrice(product)}`,
        }))}
        onChoose={(chosen) => {
          const product = inStock.find(({ id }) => String(id) === chosen);
          setText('');
          if (!product) return;
          const { id, price, quantity: stock, is_loose, net_quantity, unit } = product;
          const soldBy = { is_loose, net_quantity, unit };
          onChange(withGood(goods, { id, name: shownName(product), price, stock, ...soldBy }));
        }}
      />
      {goods.length > 0 && <ChosenGoods goods={goods} onChange={onChange} />}
    </>
  );
}

const ChosenGoods = ({ goods, onChange }: PhoneGoodsFieldProps) => (
  <Card>
    <PlainList aria-label={words.chosen} className={styles.list}>
      {goods.map((good) => (
        <li key={good.id} className={styles.good}>
          <p className={styles.words}>
            <span className={styles.name}>{good.name}</span>
            <span className={styles.price}>{formatPrice(good, words.each)}</span>
          </p>
          <Stepper
            name={good.name}
            value={good.quantity}
            text={formatAmount(good)}
            max={mostOf(good)}
            onDecrease={() => onChange(withQuantity(goods, good, good.quantity - 1))}
            onIncrease={() => onChange(withQuantity(goods, good, good.quantity + 1))}
          />
        </li>
      ))}
    </PlainList>
  </Card>
);
