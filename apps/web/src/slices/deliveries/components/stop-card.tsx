// A stop of a delivery: name, address, and buttons for call and directions.

import type { Point } from '@haat/contract/geo';
import { IconMap2, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { onOneLine } from '../../../ui/format/address-text.ts';
import { mapsUrl } from '../../../ui/format/maps-url.ts';
import { personName } from '../../../ui/format/person-name.ts';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { OutsideLink } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Drawing } from '../../../ui/pictures/drawing.tsx';
import { house } from '../../addresses/addresses.messages.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './stop-card.module.css';

interface StopCardProps {
  readonly end: 'from' | 'to';
  readonly name: string;
  readonly line?: string;
  readonly address: string;
  readonly number: string;
  /** Undefined when nobody knows it. */
  readonly place: Point | undefined;
  /** The number of the person in `line`, if it is another one. */
  readonly other?: string | undefined;
  /** What helps to find it. */
  readonly children?: ReactNode;
}

const drawings = { from: 'basket', to: 'house' } as const;

/** It is empty after the account was deleted. */
const hasNumber = (number: string): boolean => number !== '';

export function StopCard({ end, name, line, address, number, place, other, children }: StopCardProps) {
  const nameId = useId();
  return (
    <Card className={styles.card}>
      <Drawing name={drawings[end]} px={64} className={classes(styles.picture, styles[end])} />
      <div className={styles.who}>
        <p className={styles.end}>
          <span>{words[end]}</span>{' '}
          {hasNumber(number) && <span className={styles.number}>{formatPhone(number)}</span>}
        </p>
        <h2 id={nameId} className={styles.name}>
          {personName(name, number) || words.deletedAccount}
        </h2>
        {line && (
          <p id={`${nameId}-line`} className={styles.quiet}>
            {line}
          </p>
        )}
        <p>{onOneLine(address)}</p>
        {!place && <p className={styles.quiet}>{house.noPlace}</p>}
      </div>
      {children}
      <Ways number={number} other={other} place={place} nameId={nameId} />
    </Card>
  );
}

interface WaysProps extends Pick<StopCardProps, 'number' | 'other' | 'place'> {
  readonly nameId: string;
}

const Ways = ({ number, other, place, nameId }: WaysProps) => (
  <div className={styles.ways}>
    {hasNumber(number) && <Call number={number} of={nameId} />}
    {other && <Call number={other} of={`${nameId}-line`} name={words.callCustomer} />}
    {place && (
      <OutsideLink
        kind="plain"
        href={mapsUrl(place)}
        target="_blank"
        rel="noreferrer"
        aria-describedby={nameId}
        icon={<IconMap2 size="1.25rem" aria-hidden />}
      >
        {words.openInMaps}
      </OutsideLink>
    )}
  </div>
);

interface CallProps {
  readonly number: string;
  /** The id of the person's name. */
  readonly of: string;
  readonly name?: string;
}

const Call = ({ number, of, name = words.call }: CallProps) => (
  <OutsideLink
    kind="plain"
    href={`tel:${number}`}
    aria-describedby={of}
    icon={<IconPhone size="1.25rem" aria-hidden />}
  >
    {name}
  </OutsideLink>
);
