// A delivery request: shop, customer, delivery window and the accept button.

import type * as deliveries from '@haat/contract/deliveries';
import { IconBuildingStore, IconCircleCheck, IconHome } from '@tabler/icons-react';
import { WaitingNote } from '../../../../ui/feedback/waiting-note.tsx';
import { onOneLine } from '../../../../ui/format/address-text.ts';
import { waysOf } from '../../../../ui/format/kilometres.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { formatSpan } from '../../../../ui/format/time.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { house } from '../../../addresses/addresses.messages.ts';
import { deliveries as words } from '../../deliveries.messages.ts';
import { trip } from '../../trip/trip.messages.ts';
import { work } from '../work.messages.ts';
import styles from './request-card.module.css';

interface RequestCardProps {
  readonly request: deliveries.DeliveryRequest;
  readonly isBusy: boolean;
  /** Accepted without a connection. */
  readonly isWaiting: boolean;
  readonly onAccept: () => void;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

const factsOf = ({
  order,
  pieces,
  to_shop = 0,
  way,
  delivery_cost,
  pay_by,
}: deliveries.DeliveryRequest): string =>
  [
    ...waysOf(to_shop).map(work.toShop),
    ...(order.address.has_pin ? waysOf(way) : [house.noPlace]),
    work.pieces(pieces),
    work.deliveryCost(formatRupees(delivery_cost)),
    work.payBy[pay_by],
  ].join(' · ');

export const RequestCard = ({ request, isBusy, isWaiting, onAccept, isTicked, onTick }: RequestCardProps) => {
  const { id, order } = request;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        {!isWaiting && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              aria-label={trip.choose(words.orderTitle(order.id))}
              className={styles.tick}
              checked={isTicked}
              onChange={onTick}
            />
          </label>
        )}
        <div className={styles.names}>
          <h2 id={`request-${id}`} className={styles.title}>
            {words.orderTitle(order.id)}
          </h2>{' '}
          <p className={styles.slot}>{formatSpan(order.slot)}</p>
        </div>
      </div>{' '}
      <Stops order={order} />
      <p className={styles.facts}>{factsOf(request)}</p>
      {isWaiting ? (
        <WaitingNote what={[words.accept]} />
      ) : (
        <Button
          kind="leaf"
          isWide
          isBusy={isBusy}
          icon={<IconCircleCheck size="1.25rem" aria-hidden />}
          aria-describedby={`request-${id}`}
          onClick={onAccept}
        >
          {words.accept}
        </Button>
      )}
    </Card>
  );
};

const Stops = ({ order }: Pick<deliveries.DeliveryRequest, 'order'>) => (
  <dl className={styles.way}>
    <div className={styles.stop}>
      <IconBuildingStore size="1.375rem" aria-hidden className={styles.icon} />
      <dt className={styles.label}>{words.pickupAddress}</dt>
      <dd>
        <span className={styles.name}>{order.shop.name}</span>
        <br />
        <span>{onOneLine(order.shop.address)}</span>
      </dd>
    </div>
    <div className={styles.stop}>
      <IconHome size="1.375rem" aria-hidden className={styles.icon} />
      <dt className={styles.label}>{words.deliveryAddress}</dt>
      <dd>{onOneLine(order.address.address)}</dd>
    </div>
  </dl>
);
