// /auth/location: the first delivery address. It needs the device's position; the pin can be moved.
import type { Point } from '@haat/contract/geo';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { appConfig } from '../../../platform/app-config.ts';
import { useDeviceLocation } from '../../../platform/device/geolocation.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { required } from '../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { LocationGate } from '../../../ui/feedback/location-gate.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import {
  AddressLines,
  addressLineRules,
  emptyAddressLines,
  joinAddressLines,
} from '../../../ui/fields/address-lines.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PinPicker } from '../../../ui/map/pin-picker.tsx';
import { usePinForm } from '../../../ui/map/use-pin-form.ts';
import { accounts } from '../../accounts/accounts.messages.ts';
import {
  CityGate,
  CitySelect,
  SignInLayout,
  takePageAfterSignIn,
  useCityStart,
  useOnlyCity,
} from '../../accounts/index.ts';
import { type PrimaryAddress, savePrimaryAddress } from '../addresses.api.ts';
import { usePinInCity } from '../use-pin-in-city.ts';
import styles from './location-page.module.css';

const words = accounts.location;

// Long: one form, whose map, note and fields share the pin and the city.
export function LocationPage() {
  const { location, askAgain } = useDeviceLocation();
  const fields = useFields({
    initialValues: { city: '', ...emptyAddressLines },
    loadedValues: useOnlyCity(),
    validate: { city: required, ...addressLineRules },
    draft: 'first address',
  });
  const start = useCityStart(fields.values.city);
  const pinForm = usePinForm(fields, location);
  const [isInDemo, setInDemo] = useState(false);
  const { lookAt, far } = usePinInCity(fields, pinForm.pinProps.pin);
  const navigate = useNavigate();
  const register = useMutation(savePrimaryAddress);
  const save = (values: typeof fields.values, at: Point): void => {
    const address: PrimaryAddress = { ...at, address: joinAddressLines(values), city: Number(values.city) };
    register.mutate(address, {
      onError: (error) => void fields.showServerErrors(error),
      onSuccess: () => {
        fields.forgetDraft();
        void navigate(takePageAfterSignIn(), { replace: true });
      },
    });
  };
  return (
    <SignInLayout title={words.title} line={words.line} isWide>
      <CityGate>
        <LocationGate location={location} onAskAgain={askAgain}>
          <form noValidate className={styles.form} onSubmit={pinForm.send(save)}>
            <PinPicker
              {...pinForm.pinProps}
              start={start}
              lookAt={isInDemo ? start : lookAt}
              onAskAgain={askAgain}
            />
            <div className={styles.fields}>
              {appConfig.isDemo && start && (
                <Button
                  isWide
                  onClick={() => {
                    pinForm.pinProps.onPin(start.point);
                    setInDemo(true);
                  }}
                >
                  {words.toDemo}
                </Button>
              )}
              <CitySelect {...fields.getInputProps('city')} />
              <AddressLines form={fields} />
              <ActionBar>
                {far && <Note>{words.far(far.km, far.city)}</Note>}
                <ActionFailure error={register.error} />
                <Button kind="main" isWide type="submit" isBusy={register.isPending}>
                  {words.register}
                </Button>
              </ActionBar>
            </div>
          </form>
        </LocationGate>
      </CityGate>
    </SignInLayout>
  );
}
