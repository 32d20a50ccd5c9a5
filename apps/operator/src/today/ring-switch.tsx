// Whether this device rings when something new needs a hand.
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ring, setRing, useRingOn } from '../platform/ring.ts';

export function RingSwitch() {
  const isOn = useRingOn();
  const change = (next: boolean): void => {
    setRing(next);
    // One hears how it sounds, and the browser allows it from now on.
    if (next) void ring();
  };
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_event, next) => change(next)} />}
      label="Ring for new needs"
    />
  );
}
