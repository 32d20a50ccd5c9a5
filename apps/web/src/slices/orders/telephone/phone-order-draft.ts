// What a retailer has entered of a telephone order. It survives a reload until it is sent or cleared, or the session ends.
import type { Point } from '@haat/contract/geo';
import type { Fulfilment } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { dropDrafts, useDraft } from '../../../platform/forms/drafts.ts';
import type { PhoneGood } from './phone-goods.ts';

export const emptyFields = {
  number: '',
  name: '',
  slot: '',
  address: '',
  landmark: '',
  additional_details: '',
};

export type PhoneOrderFields = typeof emptyFields;

export const phoneOrderDraft = 'phone order';

export const dropDraft = (): void => dropDrafts(phoneOrderDraft);

/** What isn't in a field. */
export function usePhoneOrderParts() {
  const [goods, setGoods] = useDraft<readonly PhoneGood[]>(`${phoneOrderDraft} goods`, []);
  const [pin, setPin] = useDraft<Point | null>(`${phoneOrderDraft} pin`, null);
  const [payBy, setPayBy] = useDraft<PayMethod>(`${phoneOrderDraft} pay by`, 'cash');
  const [fulfilment, setFulfilment] = useDraft<Fulfilment>(`${phoneOrderDraft} fulfilment`, 'delivery');
  return { goods, setGoods, pin, setPin, payBy, setPayBy, fulfilment, setFulfilment };
}
