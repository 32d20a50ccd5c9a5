// Registering needs the device's position. Without permission, a sheet covers the form and explains this.

import { IconMapPinOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { browserKind } from '../../platform/device/browser-kind.ts';
import type { DeviceLocation } from '../../platform/device/geolocation.ts';
import { Button } from '../layout/button.tsx';
import { locationSwitch, ui } from '../ui.messages.ts';
import styles from './location-gate.module.css';

interface LocationGateProps {
  readonly location: DeviceLocation;
  readonly onAskAgain: () => void;
  readonly children: ReactNode;
}

export function LocationGate({ location, onAskAgain, children }: LocationGateProps) {
  const isBlocked = location.state === 'denied';
  return (
    <div className={styles.gate}>
      <div inert={isBlocked} className={styles.form}>
        {children}
      </div>
      {isBlocked && (
        <div className={styles.overlay}>
          <div className={styles.sheet}>
            <IconMapPinOff size="2.5rem" className={styles.icon} aria-hidden />
            <p className={styles.text}>{ui.locationNeeded}</p>
            <p>{locationSwitch[browserKind()]}</p>
            <Button kind="main" isWide onClick={onAskAgain}>
              {ui.tryAgain}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
