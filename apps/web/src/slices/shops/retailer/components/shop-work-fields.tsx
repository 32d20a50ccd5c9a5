// Closed days, preparation time and the second number of a shop.
import type { Fields } from '../../../../platform/forms/form.ts';
import { CheckboxGroup } from '../../../../ui/fields/checkbox-group.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { HoursValues } from '../retailer-hours.ts';
import { shopWork as words } from '../shop-work.messages.ts';
import { ClosedDays } from './closed-days.tsx';
import styles from './retailer-hours-form.module.css';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

interface ShopWorkFieldsProps {
  readonly form: Fields<HoursValues>;
  /** The saved second number waits for its code. */
  readonly isUnconfirmed: boolean;
}

export function ShopWorkFields({ form, isUnconfirmed }: ShopWorkFieldsProps) {
  const closed = form.values.closed_weekdays;
  const toggle = (weekday: number): void =>
    form.setFieldValue(
      'closed_weekdays',
      closed.includes(weekday) ? closed.filter((one) => one !== weekday) : [...closed, weekday].sort(),
    );
  return (
    <Card className={styles.fields}>
      <CheckboxGroup
        label={words.closedWeekdays}
        choices={weekdays.map((id) => ({ id, name: words.weekdays[id] }))}
        checkedIds={closed}
        onToggle={toggle}
      />
      <ClosedDays form={form} />
      <NumberField
        label={words.preparation}
        description={words.preparationHint}
        decimals={0}
        {...form.getInputProps('preparation_minutes')}
      />
      <SwitchField
        label={words.offersPickUp}
        description={words.offersPickUpHint}
        checked={form.values.offers_pick_up}
        onChange={({ currentTarget }) => form.setFieldValue('offers_pick_up', currentTarget.checked)}
      />
      <PhoneField
        label={words.secondNumber}
        description={isUnconfirmed ? words.unconfirmedHint : words.secondNumberHint}
        {...form.getInputProps('second_number')}
      />
    </Card>
  );
}
