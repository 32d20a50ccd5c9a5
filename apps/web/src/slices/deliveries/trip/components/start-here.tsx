// Lets the trip begin where the deliverer is. The phone asks for its location only after this press.

import { IconCurrentLocation } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { browserKind } from '../../../../platform/device/browser-kind.ts';
import { type DeviceLocation, positionProblem } from '../../../../platform/device/geolocation.ts';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { locationSwitch, ui } from '../../../../ui/ui.messages.ts';
import { startTripHere } from '../../deliveries.api.ts';
import { trip } from '../trip.messages.ts';

function problemOf(location: DeviceLocation): string | null {
  const problem = positionProblem(location);
  if (problem === null) return null;
  const text = ui.positionProblem[problem];
  return problem === 'denied' ? `${text} ${locationSwitch[browserKind()]}` : text;
}

export function StartHere() {
  const start = useMutation(startTripHere);
  return (
    <>
      <Reason text={start.data && problemOf(start.data)} />
      <Button
        kind="plain"
        isBusy={start.isPending}
        icon={<IconCurrentLocation size="1.25rem" aria-hidden />}
        onClick={() => start.mutate()}
      >
        {trip.startHere}
      </Button>
    </>
  );
}
