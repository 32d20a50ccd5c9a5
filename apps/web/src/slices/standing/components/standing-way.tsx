// Whether the goods of a new standing order are delivered, and where to, or fetched at the shop.
import type { Address } from '@haat/contract/addresses';
import { type Fulfilment, fulfilments } from '@haat/contract/order-machine';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { addressName } from '../../addresses/index.ts';
import { pickUp } from '../../orders/order/pick-up.messages.ts';
import { standing as words } from '../standing.messages.ts';

interface StandingWayProps {
  readonly offersPickUp: boolean;
  readonly fulfilment: Fulfilment;
  readonly onFulfilment: (fulfilment: Fulfilment) => void;
  readonly addresses: readonly Address[];
  readonly address: Address | undefined;
  readonly onAddress: (address: Address | undefined) => void;
}

export const StandingWay = (props: StandingWayProps) => (
  <>
    {props.offersPickUp && (
      <RadioGroup
        label={pickUp.how}
        choices={fulfilments.map((value) => ({ value, label: pickUp.ways[value] }))}
        value={props.fulfilment}
        onChoose={props.onFulfilment}
      />
    )}
    {props.fulfilment === 'delivery' && (
      <RadioGroup
        label={words.address}
        choices={props.addresses.map((one) => ({ value: String(one.id), label: addressName(one) }))}
        value={String(props.address?.id)}
        onChoose={(chosen) => props.onAddress(props.addresses.find(({ id }) => String(id) === chosen))}
      />
    )}
  </>
);
