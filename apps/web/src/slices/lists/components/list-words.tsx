// What the customer said, photographed or typed, and what the shop offered for it.
import type { ShoppingList } from '@haat/contract/lists';
import { shownName } from '@haat/contract/pack';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatAmount, formatPrice } from '../../../ui/format/amount.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatInstant, formatSpan } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { FilePhoto, FileSound } from '../../files/index.ts';
import { endings } from '../../orders/order/order-endings.messages.ts';
import { pickUp } from '../../orders/order/pick-up.messages.ts';
import { lists as words } from '../lists.messages.ts';
import styles from './list-words.module.css';

export const isOpenList = ({ state }: Pick<ShoppingList, 'state'>): boolean =>
  state === 'waiting' || state === 'offered';

/** Who reads it. */
export type Side = 'customer' | 'shop';

export const stateOf = ({ state }: ShoppingList, side: Side): string =>
  state === 'offered' && side === 'shop' ? words.offerSent : words.states[state];

/** Whose turn it is, and until when. */
const untilOf = ({ state, expires_at }: ShoppingList, side: Side): string => {
  const turn: Side = state === 'waiting' ? 'shop' : 'customer';
  const time = formatInstant(expires_at);
  return turn === side ? words.until(time) : words.othersUntil[turn](time);
};

interface ListWordsProps {
  readonly list: ShoppingList;
  readonly side: Side;
}

export const ListWords = ({ list, side }: ListWordsProps) => (
  <Card className={styles.card}>
    <p>
      {stateOf(list, side)} · {formatSpan(list.slot)}
    </p>
    {isOpenList(list) && <p className={styles.quiet}>{untilOf(list, side)}</p>}
    {list.fulfilment === 'pick_up' && <p>{pickUp.ways.pick_up}</p>}
    {list.text !== '' && <p className={styles.text}>{list.text}</p>}
    {list.files.map(({ id, kind }) =>
      kind === 'sound' ? (
        <FileSound key={id} id={id} name={words.play} />
      ) : (
        <FilePhoto key={id} id={id} name={words.photo} />
      ),
    )}
    {list.refused && (
      <Note>{[endings.reasons[list.refused.reason], list.refused.note].filter(Boolean).join(' ')}</Note>
    )}
  </Card>
);

interface OfferWordsProps extends Pick<ShoppingList, 'fulfilment'> {
  readonly offer: NonNullable<ShoppingList['offer']>;
}

export function OfferWords({ offer, fulfilment }: OfferWordsProps) {
  const sum = fulfilment === 'pick_up' ? words.goodsSum : words.sum;
  return (
    <Card className={styles.card}>
      <h2>{words.offer}</h2>
      <PlainList aria-label={words.offer}>
        {offer.items.map((item) => (
          <li key={item.product}>
            {shownName(item)}: {formatAmount(item)} · {formatPrice(item)}
          </li>
        ))}
      </PlainList>
      {offer.note !== '' && <p className={styles.text}>{offer.note}</p>}
      <p>
        <strong>{sum(formatRupees(offer.amount))}</strong>
      </p>
    </Card>
  );
}
