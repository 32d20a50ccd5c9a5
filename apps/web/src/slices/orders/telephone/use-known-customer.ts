// Fills in name and address of a telephone order when the number has ordered at this shop before.
import type { Point } from '@haat/contract/geo';
import { limits } from '@haat/contract/limits';
import type { PhoneCustomer } from '@haat/contract/phone-orders';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Fields } from '../../../platform/forms/form.ts';
import { phone } from '../../../platform/forms/validators.ts';
import { emptyFields, type PhoneOrderFields } from './phone-order-draft.ts';
import { findPhoneCustomer } from './phone-orders.api.ts';

type Known = Pick<PhoneOrderFields, 'name' | 'address' | 'landmark'>;

const nothing: Known = { name: '', address: '', landmark: '' };

const knownOf = ({ name, address: { address, landmark } }: PhoneCustomer): Known => ({
  name,
  address,
  landmark: landmark ?? '',
});

const pinOf = ({ address: { has_pin, latitude, longitude } }: PhoneCustomer): Point | null =>
  has_pin ? { latitude, longitude } : null;

interface Order {
  readonly form: Pick<Fields<PhoneOrderFields>, 'fillIn'>;
  readonly setPin: (change: (now: Point | null) => Point | null) => void;
}

/** What somebody typed stays. What was filled in for another number goes. */
export function useKnownCustomer({ form, setPin }: Order) {
  const search = useMutation(findPhoneCustomer);
  const [filled, setFilled] = useState<{ readonly texts: Known; readonly pin: Point | null }>();
  const fill = (texts: Known, pin: Point | null): void => {
    form.fillIn(texts, filled?.texts ?? nothing);
    setPin((now) => (now === null || now === filled?.pin ? pin : now));
    setFilled({ texts, pin });
  };
  return {
    /** Where its pin was filled in. */
    knownPin: filled?.pin ?? null,
    lookUp: (number: string): void => {
      if (phone(number) !== null || number === emptyFields.number) return;
      search.mutate(limits.phonePrefix + number, {
        onSuccess: (customer) => fill(knownOf(customer), pinOf(customer)),
        onError: () => fill(nothing, null),
      });
    },
  };
}
