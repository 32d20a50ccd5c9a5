// The form for another delivery address, for oneself or for somebody else.
import type { Point } from '@haat/contract/geo';
import { limits } from '@haat/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { fields as names } from '../../../messages/fields.ts';
import { type Fields, useFields } from '../../../platform/forms/form.ts';
import { atMost, isBlank, limitedText, phone, required } from '../../../platform/forms/validators.ts';
import { useDeviceLocation } from '../../../platform/geolocation.ts';
import { useIsDesktop } from '../../../platform/media-query.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import {
  AddressLines,
  addressLineRules,
  emptyAddressLines,
  joinAddressLines,
} from '../../../ui/fields/address-lines.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PinPicker } from '../../../ui/map/pin-picker.tsx';
import { usePinForm } from '../../../ui/map/use-pin-form.ts';
import { CitySelect } from '../../accounts/index.ts';
import { addAddress } from '../addresses.api.ts';
import { addresses as words } from '../addresses.messages.ts';
import { HouseFields, type HouseFiles } from '../components/house-fields.tsx';
import { house } from '../house.messages.ts';
import { useMapStart } from '../use-map-start.ts';
import styles from './add-address-page.module.css';

// People on a phone must see that there are fields below the map.
const phoneMapPx = 320;

const emptyAddress = { name: '', receiver: '', number: '', city: '', landmark: '', ...emptyAddressLines };

const noFiles: HouseFiles = { photo: null, voice_note: null };

const addressRules = {
  name: limitedText(limits.name),
  receiver: limitedText(limits.name),
  number: phone,
  city: required,
  landmark: (text: string) => atMost(limits.landmark, text),
  ...addressLineRules,
};

type AddressValues = typeof emptyAddress;

/** Leaves out what the person left empty of the last three. */
const payloadOf = (values: AddressValues, pin: Point, { photo, voice_note }: HouseFiles) => ({
  ...pin,
  name: values.name,
  receiver: values.receiver,
  number: limits.phonePrefix + values.number,
  city: Number(values.city),
  address: joinAddressLines(values),
  ...(isBlank(values.landmark) ? {} : { landmark: values.landmark }),
  ...(photo === null ? {} : { photo }),
  ...(voice_note === null ? {} : { voice_note }),
});

export function AddAddressPage() {
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const { location, askAgain } = useDeviceLocation();
  const form = useFields({ initialValues: emptyAddress, validate: addressRules });
  const start = useMapStart(form.values.city);
  const pinForm = usePinForm(form, location);
  const addition = useMutation(addAddress);
  const [files, setFiles] = useState(noFiles);
  const add = (values: AddressValues, at: Point): void =>
    addition.mutate(payloadOf(values, at, files), {
      onSuccess: () => void navigate('/shops/address', { replace: true }),
      onError: (error) => void form.showServerErrors(error),
    });
  return (
    <>
      <PageHead title={words.addTitle} />
      <form noValidate className={styles.form} onSubmit={pinForm.send(add)}>
        <div className={styles.map}>
          <PinPicker
            {...pinForm.pinProps}
            start={start}
            onAskAgain={askAgain}
            heightPx={isDesktop ? undefined : phoneMapPx}
          />
        </div>
        <AddressFields form={form}>
          <HouseFields files={files} onChange={setFiles} />
        </AddressFields>
        <ActionBar>
          <ActionFailure error={addition.error} />
          <Button kind="main" isWide type="submit" isBusy={addition.isPending}>
            {words.add}
          </Button>
        </ActionBar>
      </form>
    </>
  );
}

interface AddressFieldsProps {
  readonly form: Fields<AddressValues>;
  readonly children: ReactNode;
}

const AddressFields = ({ form, children }: AddressFieldsProps) => (
  <div className={styles.fields}>
    <TextField label={names.addressName} limit={limits.name} {...form.getInputProps('name')} />
    <TextField
      label={names.receiverName}
      autoComplete="name"
      limit={limits.name}
      {...form.getInputProps('receiver')}
    />
    <PhoneField {...form.getInputProps('number')} />
    <CitySelect {...form.getInputProps('city')} />
    <AddressLines form={form} />
    <TextField
      label={house.landmark}
      description={house.landmarkHint}
      limit={limits.landmark}
      {...form.getInputProps('landmark')}
    />
    {children}
  </div>
);
