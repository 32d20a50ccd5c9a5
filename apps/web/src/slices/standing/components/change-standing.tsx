// Changes the goods, days and time of a standing order, how it is paid, and its last day.
import { isApiError } from '@haat/client/api-error';
import { limits } from '@haat/contract/limits';
import type { SoldBy } from '@haat/contract/loose';
import { shownName } from '@haat/contract/pack';
import type { StandingOrder } from '@haat/contract/standing';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx';
import { ComboboxField } from '../../../ui/fields/combobox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatAmount, formatPrice } from '../../../ui/format/amount.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { PayChoice, payChoices, type UseCredits } from '../../orders/index.ts';
import { goodsToAddQuery, type StandingChange, slotTimesQuery } from '../standing.api.ts';
import { standing as words } from '../standing.messages.ts';
import { weekdayName, weekdays } from '../standing-days.ts';
import styles from './standing-card.module.css';

interface Good extends SoldBy {
  readonly product: number;
  readonly name: string;
  readonly local_name: string | null;
  readonly quantity: number;
}

interface ChangeStandingProps {
  readonly order: StandingOrder;
  readonly credits: ReturnType<UseCredits>;
  /** Of the last try. */
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onSave: (change: StandingChange['change']) => void;
  readonly onClose: () => void;
}

// Long: the fields and what is sent, read together.
export function ChangeStanding({ order, credits, error, isBusy, onSave, onClose }: ChangeStandingProps) {
  const [goods, setGoods] = useState<readonly Good[]>(order.items);
  const [days, setDays] = useState<readonly number[]>(order.weekdays);
  const [time, setTime] = useState(order.time);
  const [payBy, setPayBy] = useState(order.pay_by);
  const [until, setUntil] = useState(order.until ?? '');
  const faults = isApiError(error) ? error.fields : {};
  const { data: offered = [] } = useQuery(slotTimesQuery(order.shop.id));
  const times = [...new Set([...offered, order.time])].sort();
  const kept = goods.filter(({ quantity }) => quantity > 0);
  const missing = kept.length === 0 ? words.chooseGoods : days.length === 0 ? words.chooseDays : null;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (missing) return;
    const items = kept.map(({ product, quantity }) => ({ product, quantity }));
    onSave({ items, weekdays: [...days].sort(), time, pay_by: payBy, until: until || null });
  };
  return (
    <form noValidate className={styles.form} aria-label={words.change} onSubmit={save}>
      <Goods goods={goods} onChange={setGoods} />
      <AddGood shop={order.shop.id} goods={goods} onChange={setGoods} />
      <CheckboxGroup
        label={words.days}
        choices={weekdays.map((day) => ({ id: day, name: weekdayName(day) }))}
        checkedIds={days}
        onToggle={(day) => setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])}
      />
      <SelectField
        label={words.time}
        hint={words.timeHint}
        choices={times.map((one) => ({ id: one, name: one }))}
        value={time}
        error={faults.time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <PayChoice choices={payChoices(credits, order.shop.id, payBy)} value={payBy} onChoose={setPayBy} />
      <TextField
        label={words.until}
        description={words.untilHint}
        type="date"
        value={until}
        error={faults.until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <p className={styles.quiet}>{words.elsewhere}</p>
      <Reason text={missing} />
      <div className={styles.actions}>
        <Button type="submit" kind="main" isBusy={isBusy} disabled={missing !== null}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.keep}</Button>
      </div>
    </form>
  );
}

interface GoodsProps {
  readonly goods: readonly Good[];
  readonly onChange: (goods: readonly Good[]) => void;
}

const Goods = ({ goods, onChange }: GoodsProps) => {
  const take = (product: number, quantity: number) =>
    onChange(goods.map((good) => (good.product === product ? { ...good, quantity } : good)));
  return (
    <PlainList aria-label={words.goods} className={styles.goods}>
      {goods.map((good) => (
        <li key={good.product} className={styles.good}>
          <span>{shownName(good)}</span>
          <Stepper
            name={shownName(good)}
            value={good.quantity}
            text={formatAmount(good)}
            max={limits.cartLine}
            onDecrease={() => take(good.product, good.quantity - 1)}
            onIncrease={() => take(good.product, good.quantity + 1)}
          />
        </li>
      ))}
    </PlainList>
  );
};

function AddGood({ shop, goods, onChange }: GoodsProps & { readonly shop: number }) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data: found = [] } = useQuery({ ...goodsToAddQuery(shop, search), enabled: search !== '' });
  const others = found.filter(({ id }) => goods.every(({ product }) => product !== id));
  return (
    <ComboboxField
      label={words.addGoods}
      listLabel={words.goods}
      value={text}
      onValue={setText}
      options={others.map((product) => ({
        id: String(product.id),
        content: `${shownName(product)} · ${formatPrice(product)}`,
      }))}
      onChoose={(chosen) => {
        const added = others.find(({ id }) => String(id) === chosen);
        setText('');
        if (added) onChange([...goods, { ...added, product: added.id, quantity: 1 }]);
      }}
    />
  );
}
