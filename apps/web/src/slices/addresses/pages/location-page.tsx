// /auth/location: where things are brought. Needs the device's position to begin; the pin may be moved.
import type { Point } from '@haat/contract/geo';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFields } from '../../../platform/forms/form.ts';
import { required } from '../../../platform/forms/validators.ts';
import { positionOf, useDeviceLocation } from '../../../platform/geolocation.ts';
import { LocationGate } from '../../../ui/feedback/location-gate.tsx';
import {
  AddressLines,
  addressLineRules,
  emptyAddressLines,
  joinAddressLines,
} from '../../../ui/fields/address-lines.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PinPicker, usePicker } from '../../../ui/map/pin-picker.tsx';
import { accounts } from '../../accounts/accounts.messages.ts';
import { afterSignIn, CitySelect, SignInLayout, useCityStart } from '../../accounts/index.ts';
import { type PrimaryAddress, savePrimaryAddress } from '../addresses.api.ts';
import styles from './location-page.module.css';

const words = accounts.location;

export function LocationPage() {
  const { location, askAgain } = useDeviceLocation();
  const [chosen, setChosen] = useState<Point | null>(null);
  const pin = chosen ?? positionOf(location);
  const fields = useFields({
    initialValues: { city: '', ...emptyAddressLines },
    validate: { city: required, ...addressLineRules },
  });
  const start = useCityStart(fields.values.city);
  const [isTried, setIsTried] = useState(false);
  const { picker, showPicker } = usePicker();
  const navigate = useNavigate();
  const register = useMutation(savePrimaryAddress);
  const save = (values: typeof fields.values, at: Point): void => {
    const address: PrimaryAddress = { ...at, address: joinAddressLines(values), city: Number(values.city) };
    register.mutate(address, {
      onError: (error) => void fields.showServerErrors(error),
      onSuccess: () => void navigate(afterSignIn, { replace: true }),
    });
  };
  return (
    <SignInLayout title={words.title} line={words.line} isWide>
      <LocationGate location={location} onAskAgain={askAgain}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            setIsTried(true);
            fields.send((values) => (pin ? save(values, pin) : showPicker()))(event);
          }}
        >
          <PinPicker
            ref={picker}
            location={location}
            start={start}
            pin={pin}
            onPin={setChosen}
            error={isTried ? required(pin) : null}
            onAskAgain={askAgain}
          />
          <div className={styles.fields}>
            <CitySelect {...fields.getInputProps('city')} />
            <AddressLines form={fields} />
            <ActionBar>
              <Button kind="main" isWide type="submit" isBusy={register.isPending}>
                {words.register}
              </Button>
            </ActionBar>
          </div>
        </form>
      </LocationGate>
    </SignInLayout>
  );
}
