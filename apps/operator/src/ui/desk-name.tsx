// The names of the village and of the operator, at the top of every page.
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useGetIdentity, useGetList } from 'ra-core';
import { appConfig } from '../platform/app-config.ts';

const all = { pagination: { page: 1, perPage: 100 } };
const quiet = { onError: () => undefined, staleTime: 60_000 };

/** On a phone it has its own row, below the buttons. */
const name: SxProps = {
  display: { xs: 'flex', sm: 'block' },
  flex: { xs: '1 0 100%', sm: 1 },
  order: { xs: 1, sm: 0 },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  minWidth: 0,
  px: 1,
  pb: { xs: 0.75, sm: 0 },
  lineHeight: 1.25,
};

/** With several cities, none of them names the village. */
export function DeskName() {
  const { data: cities } = useGetList<{ readonly id: number; readonly name: string }>(
    'city-choices',
    all,
    quiet,
  );
  const { identity } = useGetIdentity();
  const village = cities?.length === 1 ? cities[0]?.name : undefined;
  return (
    <Box sx={name}>
      <Box sx={{ fontWeight: 600 }}>{village ?? appConfig.appName}</Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{identity?.fullName}</Box>
    </Box>
  );
}
