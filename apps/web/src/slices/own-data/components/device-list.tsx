// The person's signed-in devices with sign-out buttons. The current device is labelled.

import type * as accounts from '@haat/contract/accounts';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useId } from 'react';
import { useNow } from '../../../platform/now.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { formatAgo, formatInstant } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ownData as words } from '../own-data.messages.ts';
import styles from './device-list.module.css';

interface DeviceListProps {
  readonly devices: readonly accounts.Session[];
  /** The session whose 'Sign out' was pressed last. */
  readonly end: {
    readonly variables: { readonly id: number } | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
  };
  readonly onEnd: (device: accounts.Session) => void;
}

export const DeviceList = ({ devices, end, onEnd }: DeviceListProps) => (
  <ul aria-label={words.devices} className={styles.list}>
    {devices.map((device) => (
      <li key={device.id}>
        <DeviceCard
          device={device}
          isEnding={device.id === end.variables?.id && end.isPending}
          onEnd={() => onEnd(device)}
        />
        <ActionFailure error={device.id === end.variables?.id ? end.error : null} />
      </li>
    ))}
  </ul>
);

interface DeviceCardProps {
  readonly device: accounts.Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function DeviceCard({ device, isEnding, onEnd }: DeviceCardProps) {
  const nameId = useId();
  const now = useNow();
  const Icon = /\b(Android|iPhone|iPad)\b/.test(device.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Card className={styles.card}>
      <Icon size="1.75rem" aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p id={nameId} className={styles.name}>
          {device.device}
        </p>
        {device.is_current ? (
          <p className={styles.current}>{words.thisDevice}</p>
        ) : (
          <p className={styles.more}>{words.used(formatAgo(device.last_used_at, now))}</p>
        )}
        <p className={styles.more}>{words.signedIn(formatInstant(device.created_at))}</p>
      </div>
      <Button kind="plain" aria-describedby={nameId} isBusy={isEnding} onClick={onEnd}>
        {words.end}
      </Button>
    </Card>
  );
}
