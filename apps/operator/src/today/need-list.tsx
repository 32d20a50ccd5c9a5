// What needs a hand, most urgent first. Each line links to exactly these records.

import type { Needs } from '@haat/contract/operator/today';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Need } from '../areas/area.ts';
import { useDesk } from '../areas/desk.ts';
import { count } from '../ui/format.ts';
import { CircleCheckIcon } from '../ui/icons.tsx';

interface NeedListProps {
  readonly needs: Needs;
}

export function NeedList({ needs }: NeedListProps) {
  const due = useDesk().needs.filter(({ key }) => needs[key] > 0);
  return (
    <Box component="section" aria-labelledby="needs" sx={{ mb: 4 }}>
      <Typography variant="h2" id="needs" sx={{ mb: 1.5 }}>
        Needs your attention
      </Typography>
      {due.length === 0 ? (
        <NothingToDo />
      ) : (
        <Box component="ul" sx={gridStyle}>
          {due.map((need) => (
            <NeedCard key={need.key} need={need} number={needs[need.key]} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const gridStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
};

const NothingToDo = () => (
  <Card sx={{ p: 3, display: 'flex', gap: 2, alignItems: 'center' }}>
    <CircleCheckIcon sx={{ color: 'primary.main', fontSize: 40 }} />
    <Box>
      <Typography sx={{ fontWeight: 600 }}>All is well</Typography>
      <Typography color="textSecondary">Nothing needs you now. This page refreshes by itself.</Typography>
    </Box>
  </Card>
);

interface NeedCardProps {
  readonly need: Need;
  readonly number: number;
}

const NeedCard = ({ need: { words, to, isUrgent }, number }: NeedCardProps) => (
  <Card component="li">
    <NeedRow to={to}>
      <Box component="span" sx={{ ...numberStyle, ...(isUrgent ? urgentStyle : usualStyle) }}>
        {count(number)}
      </Box>
      <span>{words(number)}</span>
    </NeedRow>
  </Card>
);

interface NeedRowProps {
  readonly to: string | undefined;
  readonly children: ReactNode;
}

const NeedRow = ({ to, children }: NeedRowProps) =>
  to === undefined ? (
    <Box sx={rowStyle}>{children}</Box>
  ) : (
    <CardActionArea component={Link} to={to} sx={rowStyle}>
      {children}
    </CardActionArea>
  );

const rowStyle = {
  p: 2,
  minHeight: 72,
  height: '100%',
  display: 'flex',
  gap: 2,
  justifyContent: 'flex-start',
  alignItems: 'center',
};
const numberStyle = {
  minWidth: 48,
  textAlign: 'center',
  borderRadius: 4,
  px: 1,
  fontSize: '1.375rem',
  fontWeight: 600,
};
const urgentStyle = { bgcolor: 'warning.main', color: 'warning.contrastText' };
const usualStyle = { bgcolor: 'action.selected' };
