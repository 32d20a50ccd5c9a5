// Shown below the top bar while this device shall ring, but the browser doesn't allow it yet. Any press does.
import Button from '@mui/material/Button';
import { useIsRingBlocked, useRingOn } from '../platform/ring.ts';

export const RingBar = () => useRingOn() && <BlockedBar />;

function BlockedBar() {
  const isBlocked = useIsRingBlocked();
  return (
    isBlocked && (
      <Button fullWidth color="warning" variant="contained" disableElevation sx={{ borderRadius: 0 }}>
        Tap to hear new orders
      </Button>
    )
  );
}
