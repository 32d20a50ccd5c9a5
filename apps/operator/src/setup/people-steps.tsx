// The steps that other people do: what to tell them, and what the operator still has to do.
import type { ShopInRecords } from '@haat/contract/operator/shops';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetList, useNotify } from 'ra-core';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { StepProps } from '../areas/area.ts';
import { copyText } from '../platform/copy-text.ts';
import { everyWhileUsed } from '../platform/last-use.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { touchLink } from '../ui/touch-link.ts';
import { appAddress } from './address-code.tsx';
import { MarketOpen } from './market-open.tsx';
import { useSetup } from './use-setup.ts';

export const FirstShopStep = ({ isDone }: StepProps) => (
  <>
    <Tasks
      tasks={[
        'Give a shop owner the address below.',
        'They sign in with their phone number, choose ‘Retailer’, and register the shop.',
        'Look at the shop here, and verify it. The app on their phone then goes on by itself.',
        'They add products from the catalogue, and count how many they have.',
      ]}
    />
    <AppAddress />
    {isDone ? <ButtonLink to="/shops">Show the shops</ButtonLink> : <WaitingShops />}
  </>
);

export const FirstDelivererStep = ({ isDone }: StepProps) => (
  <>
    <Tasks
      tasks={[
        'Ask somebody who knows the roads, and take them on by their phone number.',
        'They sign in to the app, choose ‘Deliverer’ in the menu, and accept deliveries under ‘Requests’.',
      ]}
    />
    <ButtonLink
      variant={isDone ? 'outlined' : 'contained'}
      to="/deliverers/create"
      state={{ back: '/setup?after=first_deliverer' }}
    >
      <span>{isDone ? 'Take on another deliverer' : 'Take on a deliverer'}</span>
    </ButtonLink>
  </>
);

export const FirstOrderStep = ({ isDone }: StepProps) => (
  <>
    <Tasks
      tasks={[
        'A customer signs in, gives their address, and orders from the shop.',
        'The shop accepts the order, and a deliverer takes it.',
        'The deliverer picks it up, brings it, and takes the money.',
      ]}
    />
    {!isDone && <AppAddress />}
    <ButtonLink to="/orders">Show the orders</ButtonLink>
    <OpenMarket />
  </>
);

/** Orders can come when all steps before are done. */
function OpenMarket() {
  const steps = useSetup().data?.steps ?? [];
  const isOpen = steps.length > 0 && steps.every(({ key, is_done }) => is_done || key === 'first_order');
  return isOpen && <MarketOpen />;
}

const Tasks = ({ tasks }: { readonly tasks: readonly string[] }) => (
  <Box component="ol" sx={{ mt: 0, mb: 2, pl: 3, maxWidth: '42rem' }}>
    {tasks.map((task) => (
      <Box component="li" key={task} sx={{ mb: 0.5 }}>
        {task}
      </Box>
    ))}
  </Box>
);

function AppAddress() {
  const address = appAddress();
  const field = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    if (await copyText(address)) return notify('Address copied', { type: 'success' });
    field.current?.select();
    notify('Copy the marked address.', { type: 'info' });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2, maxWidth: 640 }}>
      <TextField
        label="Address of the app"
        value={address}
        inputRef={field}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ flex: '1 1 14rem' }}
      />
      <Button variant="outlined" onClick={() => void copy()}>
        Copy address
      </Button>
    </Box>
  );
}

const waiting = { pagination: { page: 1, perPage: 5 }, filter: { state: 'unverified' } };
const live = { refetchInterval: () => everyWhileUsed(30_000), onError: () => undefined };

function WaitingShops() {
  const { data = [] } = useGetList<ShopInRecords>('shops', waiting, live);
  if (data.length === 0) {
    return <Typography color="textSecondary">No shop has registered yet. It will appear here.</Typography>;
  }
  return (
    <>
      <Typography>Waiting for you:</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {data.map(({ id, name, retailer }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`/shops/${id}/show`}
              state={{ back: '/setup?after=first_shop' }}
              sx={{ ...touchLink, overflowWrap: 'anywhere' }}
            >
              {name}
            </Link>{' '}
            of {retailer.name}
          </li>
        ))}
      </Box>
    </>
  );
}
