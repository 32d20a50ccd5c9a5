// Whether this device rings when something new needs a hand.
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ring, setRing, useRingOn } from '../platform/ring.ts';

export function RingSwitch() {
  const isOn = useRingOn();
  const change = (next: boolean): void => {
    setRing(next);
    // Plays the sound once, which also allows it in the browser from then on.
    if (next) void ring();
  };
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_event, next) => change(next)} />}
      label="Ring for new needs"
    />
  );
}
