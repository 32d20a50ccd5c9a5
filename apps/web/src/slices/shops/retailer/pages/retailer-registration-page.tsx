// /retailer: register a shop. It needs the device's position; the pin can be moved.
import type { Point } from '@haat/contract/geo';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { questions } from '../../../../messages/questions.ts';
import { isPlaceUnknown, useDeviceLocation } from '../../../../platform/device/geolocation.ts';
import { dropDrafts } from '../../../../platform/forms/drafts.ts';
import { NoticeDialog } from '../../../../ui/feedback/dialog.tsx';
import { LocationGate } from '../../../../ui/feedback/location-gate.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { CityGate } from '../../../accounts/index.ts';
import {
  type RegistrationValues,
  RetailerRegistrationForm,
  registrationDraft,
} from '../components/retailer-registration-form.tsx';
import { ShopTypeGate } from '../components/shop-type-gate.tsx';
import { registerShop } from '../retailer-shop.api.ts';
import { retailerShop as words } from '../retailer-shop.messages.ts';
import styles from './retailer-registration-page.module.css';

const payloadOf = (values: RegistrationValues, { latitude, longitude }: Point) => ({
  location: { lat: latitude, lng: longitude },
  type: Number(values.type),
  additional_types: values.additionalTypes.filter((id) => id !== Number(values.type)),
  name: values.name.trim(),
  city: Number(values.city),
  addressLineOne: values.line1.trim(),
  addressLineTwo: values.line2.trim(),
  addressLineThree: values.line3.trim(),
});

/** Opens an alert each time the device's position can't be read. */
function LocationAlert() {
  const [isSeen, setIsSeen] = useState(false);
  return isSeen ? null : <NoticeDialog text={questions.locationOff} onOk={() => setIsSeen(true)} />;
}

export function RetailerRegistrationPage() {
  const navigate = useNavigate();
  const { location, askAgain } = useDeviceLocation();
  const [asked, setAsked] = useState(1);
  const registration = useMutation(registerShop);
  const onAskAgain = (): Promise<void> => {
    setAsked(asked + 1);
    return askAgain();
  };
  return (
    <>
      <PageHead title={words.registerTitle} />
      <p className={styles.line}>{words.registerLine}</p>
      <CityGate>
        <ShopTypeGate>
          <LocationGate location={location} onAskAgain={onAskAgain}>
            <RetailerRegistrationForm
              location={location}
              onAskAgain={onAskAgain}
              error={registration.error}
              isBusy={registration.isPending}
              onRegister={(values, pin, showServerErrors) =>
                registration.mutate(payloadOf(values, pin), {
                  onSuccess: () => {
                    dropDrafts(registrationDraft);
                    void navigate('/retailer/products', { replace: true });
                  },
                  onError: showServerErrors,
                })
              }
            />
          </LocationGate>
        </ShopTypeGate>
      </CityGate>
      {(location.state === 'denied' || isPlaceUnknown(location)) && <LocationAlert key={asked} />}
    </>
  );
}
