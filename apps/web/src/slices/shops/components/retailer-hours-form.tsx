// Opening hours and the switch. Hours are only information for customers; the switch closes the shop.

import type * as shops from '@haat/contract/shops';
import { fieldErrors, fields as names } from '../../../messages/fields.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { isBlank } from '../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { retailerShop as words } from '../retailer-shop.messages.ts';
import styles from './retailer-hours-form.module.css';

export interface HoursValues {
  readonly opening_time: string;
  readonly closing_time: string;
  readonly is_open: boolean;
}

interface RetailerHoursFormProps {
  readonly shop: shops.ShopSettings;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly error: unknown;
  readonly onUpdate: (values: HoursValues, showServerErrors: (error: unknown) => boolean) => void;
}

const timeNeeded = (value: string): string | null => (isBlank(value) ? fieldErrors.requiredHere : null);

export function RetailerHoursForm({ shop, isBusy, isSaved, error, onUpdate }: RetailerHoursFormProps) {
  const form = useFields<HoursValues>({
    initialValues: {
      opening_time: shop.opening_time,
      closing_time: shop.closing_time,
      is_open: shop.is_open,
    },
    validate: { opening_time: timeNeeded, closing_time: timeNeeded },
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.send((values) => onUpdate(values, form.showServerErrors))}
    >
      <Card className={styles.fields}>
        <h2>{shop.name}</h2>
        <div className={styles.hours}>
          <TimeField label={names.openingTime} {...form.getInputProps('opening_time')} />
          <TimeField label={names.closingTime} {...form.getInputProps('closing_time')} />
        </div>
        <SwitchField label={names.open} description={words.openHint} {...form.getCheckboxProps('is_open')} />
      </Card>
      <ActionBar>
        <ActionFailure error={error} />
        <Button kind="main" isWide type="submit" isBusy={isBusy}>
          {words.update}
        </Button>
        <p role="status" className={styles.saved}>
          {isSaved && !isBusy ? words.updated : ''}
        </p>
      </ActionBar>
    </form>
  );
}
