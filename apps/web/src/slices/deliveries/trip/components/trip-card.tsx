// The deliverer's trip: the next stop large, then those to come. Without a network as it was last seen, without the stops
// that are done.
import type * as contract from '@haat/contract/deliveries';
import { IconMap2, IconPhone } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { questions } from '../../../../messages/questions.ts';
import { useIsOnline } from '../../../../platform/loading/online.ts';
import { useWaiting } from '../../../../platform/outbox/use-outbox.ts';
import { usePagedList } from '../../../../platform/queries/paged-list.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { SkeletonBlock } from '../../../../ui/feedback/skeleton.tsx';
import { WaitingNote } from '../../../../ui/feedback/waiting-note.tsx';
import { onOneLine } from '../../../../ui/format/address-text.ts';
import { waysOf } from '../../../../ui/format/kilometres.ts';
import { mapsUrl } from '../../../../ui/format/maps-url.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { Button, ButtonLink, OutsideLink } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { aboutTrip, deliveriesQuery, pickUpAll, tripQuery } from '../../deliveries.api.ts';
import { deliveries as words } from '../../deliveries.messages.ts';
import { useWaitingActions } from '../../waiting-actions.ts';
import { trip as tripWords } from '../trip.messages.ts';
import { tripAhead } from '../trip-ahead.ts';
import { StartHere } from './start-here.tsx';
import styles from './trip-card.module.css';

/** Separate, because the first screen has no map. */
const TripMap = lazyPart(async () => (await import('./trip-map.tsx')).TripMap);

const nameOf = ({ kind, name }: contract.TripStop): string =>
  kind === 'pick_up' ? tripWords.pickUp(name) : tripWords.drop(name);

/** Nothing without a stop. */
export function TripCard() {
  const { data } = useQuery(tripQuery);
  const waiting = useWaitingActions();
  const trip = data && tripAhead(data, waiting);
  const isPickedUp = useWaiting(aboutTrip).length > 0;
  const isOnline = useIsOnline();
  const titleId = useId();
  const [next, ...others] = trip?.stops ?? [];
  if (!trip || !next) return null;
  const sums = tripWords.sums(trip.stops.length, waysOf(trip.km), formatRupees(trip.to_collect));
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.card}>
        <div>
          <h2 id={titleId}>{tripWords.title}</h2>
          <p id={`${titleId}-sums`} className={styles.quiet}>
            {sums}
          </p>
        </div>
        {isPickedUp && <WaitingNote what={[tripWords.pickUpAll]} />}
        <NextStop stop={next} />
        {others.length > 0 && (
          <div>
            <h3>{tripWords.toCome}</h3>
            <ol start={2} className={styles.stops}>
              {others.map((stop) => (
                <li key={`${stop.kind} ${stop.deliveries.join(' ')}`}>
                  {nameOf(stop)} <span className={styles.quiet}>{factsOf(stop)}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className={styles.map}>
          <Suspense fallback={<SkeletonBlock height="14rem" />}>
            <TripMap stops={trip.stops} from={trip.from} describedBy={`${titleId}-sums`} />
          </Suspense>
          {!trip.from && isOnline && <StartHere />}
        </div>
      </Card>
    </section>
  );
}

const factsOf = ({ kind, deliveries, km, to_collect }: contract.TripStop): string =>
  [
    ...waysOf(km),
    ...(kind === 'pick_up' ? [tripWords.orders(deliveries.length)] : []),
    ...(to_collect > 0 ? [`${words.toCollect} ${formatRupees(to_collect)}`] : []),
  ].join(' · ');

function NextStop({ stop }: { readonly stop: contract.TripStop }) {
  const facts = factsOf(stop);
  return (
    <>
      <div>
        <p className={styles.next}>
          <span aria-hidden className={styles.number}>
            1
          </span>
          <span>{nameOf(stop)}</span>
        </p>
        <p>{onOneLine(stop.address)}</p>
        {stop.landmark !== null && <p>{stop.landmark}</p>}
        {facts && <p className={styles.collect}>{facts}</p>}
      </div>
      <Ways stop={stop} />
      {stop.kind === 'pick_up' && stop.deliveries.length > 1 ? (
        <PickUpAll ids={stop.deliveries} />
      ) : (
        <ButtonLink kind="main" isWide to={`/deliverer/delivery/${stop.deliveries[0]}`}>
          {tripWords.open}
        </ButtonLink>
      )}
    </>
  );
}

function Ways({ stop }: { readonly stop: contract.TripStop }) {
  const { data } = usePagedList(deliveriesQuery);
  const delivery = data?.items.find(({ id }) => id === stop.deliveries[0]);
  const number = stop.kind === 'pick_up' ? delivery?.shop_number : delivery?.order.address.number;
  return (
    <div className={styles.ways}>
      <OutsideLink
        href={mapsUrl(stop)}
        target="_blank"
        rel="noreferrer"
        icon={<IconMap2 size="1.25rem" aria-hidden />}
      >
        {words.openInMaps}
      </OutsideLink>
      {number && (
        <OutsideLink href={`tel:${number}`} icon={<IconPhone size="1.25rem" aria-hidden />}>
          {words.call}
        </OutsideLink>
      )}
    </div>
  );
}

function PickUpAll({ ids }: { readonly ids: readonly number[] }) {
  const pick = useMutation(pickUpAll);
  const ask = async (): Promise<void> => {
    if (await confirm(questions.sure, tripWords.pickingUpAll(ids.length))) pick.mutate({ ids: [...ids] });
  };
  return (
    <>
      <Reason text={reasonFor(pick.error)} />
      <Button kind="main" isWide isBusy={pick.isPending} onClick={() => void ask()}>
        {tripWords.pickUpAll}
      </Button>
    </>
  );
}
