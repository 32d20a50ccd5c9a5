import type { Point } from '@haat/contract/geo';
import { useRef, useState } from 'react';
import { type DeviceLocation, positionOf } from '../../platform/device/geolocation.ts';
import { useDraft } from '../../platform/forms/drafts.ts';
import type { Fields } from '../../platform/forms/form.ts';
import { required } from '../../platform/forms/validators.ts';

/** The pin starts at `at`, or else at the device's position. */
export function usePinForm<Values extends object>(
  fields: Fields<Values>,
  location: DeviceLocation,
  at: Point | null = null,
) {
  const [chosen, setChosen] = useDraft(fields.draft && `${fields.draft} pin`, at);
  const [isTried, setIsTried] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const pin = chosen ?? positionOf(location);
  return {
    /** For `PinPicker`. */
    pinProps: { ref: picker, location, pin, onPin: setChosen, error: isTried ? required(pin) : null },
    /** For `<form onSubmit>`. Without a pin it scrolls to the map and sends nothing. */
    send: (onValues: (values: Values, pin: Point) => void) => (event: React.FormEvent<HTMLFormElement>) => {
      setIsTried(true);
      fields.send((values) => {
        if (pin) onValues(values, pin);
        else picker.current?.scrollIntoView({ block: 'center' });
      })(event);
    },
  };
}
