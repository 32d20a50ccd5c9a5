// The first page: what needs a hand, and the figures of the last 14 days. It loads again every minute.

import type { Needs, Today } from '@haat/contract/operator/today';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import type { DeskProvider } from '../providers/data-provider.ts';
import { count, rupees } from '../ui/format.ts';
import { PageHead } from '../ui/page-head.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { DayChart } from './day-chart.tsx';
import { needLinks } from './need-links.ts';

const everyMinute = 60_000;

export function TodayPage() {
  const provider = useDataProvider<DeskProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => todayOf((await provider.ask('today', { signal })).data),
    refetchInterval: everyMinute,
  });
  return (
    <>
      <PageHead title="Today" />
      {isPending && <LoadingState />}
      {!isPending && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <NeedList needs={data.needs} />
          <Figures days={data.days} />
        </>
      )}
    </>
  );
}

/** After a 401 react-admin answers an empty object and opens the sign-in. */
const todayOf = (data: unknown): Today | null =>
  typeof data === 'object' && data !== null && 'needs' in data ? (data as Today) : null; // the contract's shape

function NeedList({ needs }: { readonly needs: Needs }) {
  const due = needLinks.filter(({ key }) => needs[key] > 0);
  return (
    <Box component="section" aria-labelledby="needs" sx={{ mb: 4 }}>
      <Typography variant="h2" id="needs" sx={{ mb: 1.5 }}>
        Needs your attention
      </Typography>
      {due.length === 0 && <Typography color="text.secondary">Nothing right now.</Typography>}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
        }}
      >
        {due.map(({ key, words, to }) => (
          <Card component="li" key={key}>
            <CardActionArea component={Link} to={to} sx={rowStyle}>
              <Box
                component="span"
                sx={{
                  minWidth: 48,
                  textAlign: 'center',
                  borderRadius: 4,
                  px: 1,
                  bgcolor: 'warning.main',
                  color: 'warning.contrastText',
                  fontSize: '1.375rem',
                  fontWeight: 600,
                }}
              >
                {count(needs[key])}
              </Box>
              <span>{words(needs[key])}</span>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

const rowStyle = { p: 2, display: 'flex', gap: 2, justifyContent: 'flex-start', alignItems: 'center' };

function Figures({ days }: { readonly days: Today['days'] }) {
  const share = (part: number, whole: number): string =>
    whole === 0 ? '0 %' : `${Math.round((part / whole) * 100)} %`;
  return (
    <Box component="section" aria-labelledby="figures">
      <Typography variant="h2" id="figures" sx={{ mb: 1.5 }}>
        The last {days.length} days
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DayChart title="Orders" days={days} numberOf={({ orders }) => orders} textOf={count} />
        <DayChart title="Amount" days={days} numberOf={({ amount }) => amount} textOf={rupees} />
        <DayChart
          title="Cancelled and rejected"
          days={days}
          numberOf={({ cancelled, rejected }) => cancelled + rejected}
          textOf={(lost, { orders }) => `${count(lost)}, ${share(lost, orders)} of orders`}
        />
        <DayChart title="New customers" days={days} numberOf={(one) => one.new_customers} textOf={count} />
      </Box>
    </Box>
  );
}
