// The form for another delivery address, for oneself or for somebody else.
import type { Point } from '@haat/contract/geo';
import { limits } from '@haat/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useDeviceLocation } from '../../../platform/device/geolocation.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { isBlank, required } from '../../../platform/forms/validators.ts';
import {
  AddressLines,
  addressLineRules,
  emptyAddressLines,
  joinAddressLines,
} from '../../../ui/fields/address-lines.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { usePinForm } from '../../../ui/map/use-pin-form.ts';
import { accounts } from '../../accounts/accounts.messages.ts';
import { CitySelect, useOnlyCity, useUser } from '../../accounts/index.ts';
import { addAddress } from '../addresses.api.ts';
import { addresses as words } from '../addresses.messages.ts';
import { AddressForm, landmarkRule, receiverRules } from '../components/address-form.tsx';
import type { HouseFiles } from '../components/house-fields.tsx';
import { usePinInCity } from '../use-pin-in-city.ts';
import { useMapStart } from '../use-selected-address.ts';

const emptyAddress = { name: '', receiver: '', number: '', city: '', landmark: '', ...emptyAddressLines };

const draft = 'address new';

const noFiles: HouseFiles = { photo: null, voice_note: null };

/** In the order of the fields. */
const addressRules = { ...receiverRules, city: required, ...addressLineRules, ...landmarkRule };

/** Leaves out what the person left empty of the last three. */
const payloadOf = (values: typeof emptyAddress, pin: Point, { photo, voice_note }: HouseFiles) => ({
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

/** Most addresses are one's own. */
function useOwnValues() {
  const city = useOnlyCity();
  const user = useUser();
  return useMemo(
    () => ({
      ...city,
      ...(user && {
        receiver: `${user.first_name} ${user.last_name}`.trim(),
        number: user.number.slice(limits.phonePrefix.length),
      }),
    }),
    [city, user],
  );
}

// Long: one form, whose map, note and fields share the pin and the city.
export function AddAddressPage() {
  const navigate = useNavigate();
  const { location, askAgain } = useDeviceLocation();
  const form = useFields({
    initialValues: emptyAddress,
    loadedValues: useOwnValues(),
    validate: addressRules,
    draft,
  });
  const start = useMapStart(form.values.city);
  const pinForm = usePinForm(form, location);
  const { lookAt, far } = usePinInCity(form, pinForm.pinProps.pin);
  const addition = useMutation(addAddress);
  const [files, setFiles] = useDraft(`${draft} files`, noFiles);
  const add = (values: typeof emptyAddress, at: Point): void =>
    addition.mutate(payloadOf(values, at, files), {
      onSuccess: () => {
        form.forgetDraft();
        void navigate('/shops/address', { replace: true });
      },
      onError: (error) => void form.showServerErrors(error),
    });
  return (
    <>
      <PageHead title={words.addTitle} />
      <AddressForm
        form={form}
        map={{ ...pinForm.pinProps, start, lookAt, onAskAgain: askAgain }}
        note={far && accounts.location.far(far.km, far.city)}
        files={files}
        onFiles={setFiles}
        button={words.add}
        isBusy={addition.isPending}
        error={addition.error}
        onSubmit={pinForm.send(add)}
      >
        <CitySelect {...form.getInputProps('city')} />
        <AddressLines form={form} />
      </AddressForm>
    </>
  );
}
