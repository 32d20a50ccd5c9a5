// The registration form: location, types and name. All values stay when registering fails.

import type { Point } from '@haat/contract/geo';
import { limits } from '@haat/contract/limits';
import { fields as names } from '../../../../messages/fields.ts';
import type { DeviceLocation } from '../../../../platform/device/geolocation.ts';
import { type Fields, useFields } from '../../../../platform/forms/form.ts';
import { limitedText, required } from '../../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../../ui/feedback/action-failure.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import {
  AddressLines,
  type AddressLinesValues,
  addressLineRules,
  emptyAddressLines,
} from '../../../../ui/fields/address-lines.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { PinPicker } from '../../../../ui/map/pin-picker.tsx';
import { usePinForm } from '../../../../ui/map/use-pin-form.ts';
import { CitySelect, useOnlyCity } from '../../../accounts/index.ts';
import { useMapStart, usePinInCity } from '../../../addresses/index.ts';
import { retailerShop as words } from '../retailer-shop.messages.ts';
import styles from './retailer-registration-form.module.css';
import { RetailerShopTypes } from './retailer-shop-types.tsx';

export interface RegistrationValues extends AddressLinesValues {
  readonly type: string;
  readonly additionalTypes: readonly number[];
  readonly name: string;
  readonly city: string;
}

export const registrationDraft = 'shop';

const emptyRegistration: RegistrationValues = {
  type: '',
  additionalTypes: [],
  name: '',
  city: '',
  ...emptyAddressLines,
};

interface RetailerRegistrationFormProps {
  readonly location: DeviceLocation;
  readonly onAskAgain: () => unknown;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRegister: (
    values: RegistrationValues,
    pin: Point,
    showServerErrors: (error: unknown) => boolean,
  ) => void;
}

export function RetailerRegistrationForm(props: RetailerRegistrationFormProps) {
  const { location, onAskAgain, error, isBusy, onRegister } = props;
  const form = useFields({
    initialValues: emptyRegistration,
    loadedValues: useOnlyCity(),
    validate: {
      type: required,
      name: limitedText(limits.title),
      city: required,
      ...addressLineRules,
    },
    draft: registrationDraft,
  });
  const start = useMapStart(form.values.city);
  const pinForm = usePinForm(form, location);
  const { lookAt, far } = usePinInCity(form, pinForm.pinProps.pin);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={pinForm.send((values, pin) => onRegister(values, pin, form.showServerErrors))}
    >
      <div className={styles.map}>
        <PinPicker {...pinForm.pinProps} start={start} lookAt={lookAt} onAskAgain={onAskAgain} />
      </div>
      <RegistrationFields form={form} />
      <ActionBar>
        {far && <Note>{words.far(far.km, far.city)}</Note>}
        <ActionFailure error={error} />
        <Button kind="main" isWide type="submit" isBusy={isBusy}>
          {words.register}
        </Button>
      </ActionBar>
    </form>
  );
}

const RegistrationFields = ({ form }: { readonly form: Fields<RegistrationValues> }) => (
  <div className={styles.fields}>
    <RetailerShopTypes
      mainType={form.getInputProps('type')}
      additionalIds={form.values.additionalTypes}
      onAdditional={(ids) => form.setFieldValue('additionalTypes', ids)}
    />
    <TextField label={names.shopName} limit={limits.title} {...form.getInputProps('name')} />
    <CitySelect {...form.getInputProps('city')} />
    <AddressLines form={form} />
  </div>
);
