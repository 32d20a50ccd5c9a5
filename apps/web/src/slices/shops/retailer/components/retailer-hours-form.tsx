// Opening hours, the switch, closed days, and where customers pay by UPI. Hours are only information for customers; the
// switch closes the shop.

import { limits } from '@haat/contract/limits';
import type * as shops from '@haat/contract/shops';
import { fields as names } from '../../../../messages/fields.ts';
import { type Fields, useFields } from '../../../../platform/forms/form.ts';
import { ActionFailure } from '../../../../ui/feedback/action-failure.tsx';
import { DraftNote } from '../../../../ui/fields/draft-note.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TimeField } from '../../../../ui/fields/time-field.tsx';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import {
  addClosedDay,
  type HoursValues,
  hasUnconfirmedNumber,
  hoursRules,
  hoursValuesOf,
} from '../retailer-hours.ts';
import { retailerShop as words } from '../retailer-shop.messages.ts';
import { OpenSwitch } from './open-switch.tsx';
import styles from './retailer-hours-form.module.css';
import { ShopWorkFields } from './shop-work-fields.tsx';

interface RetailerHoursFormProps {
  readonly shop: shops.ShopSettings;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly error: unknown;
  readonly onUpdate: (values: HoursValues, showServerErrors: (error: unknown) => boolean) => void;
}

const useShopFields = (shop: shops.ShopSettings) =>
  useFields<HoursValues>({
    initialValues: hoursValuesOf(shop),
    validate: hoursRules,
    draft: settingsDraft,
  });

export const settingsDraft = 'shop settings';

export function RetailerHoursForm({ shop, isBusy, isSaved, error, onUpdate }: RetailerHoursFormProps) {
  const form = useShopFields(shop);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.send(() => onUpdate(addClosedDay(form), form.showServerErrors))}
    >
      <DraftNote form={form} />
      <Card className={styles.fields}>
        <h2>{shop.name}</h2>
        <div className={styles.hours}>
          <TimeField label={names.openingTime} {...form.getInputProps('opening_time')} />
          <TimeField label={names.closingTime} {...form.getInputProps('closing_time')} />
        </div>
        <OpenSwitch shop={shop} hint={words.openHint} />
      </Card>
      <ShopWorkFields form={form} isUnconfirmed={hasUnconfirmedNumber(shop)} />
      <UpiFields shop={shop} form={form} />
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

interface UpiFieldsProps {
  readonly shop: shops.ShopSettings;
  readonly form: Fields<HoursValues>;
}

const UpiFields = ({ shop, form }: UpiFieldsProps) => (
  <Card className={styles.fields}>
    <TextField
      label={words.upiId}
      description={words.upiIdHint}
      inputMode="email"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      {...form.getInputProps('upi_id')}
    />
    <TextField
      label={words.upiName}
      description={words.upiNameHint(shop.name)}
      limit={limits.name}
      autoComplete="off"
      {...form.getInputProps('upi_name')}
    />
  </Card>
);
