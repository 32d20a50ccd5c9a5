// A small chart: one bar a day, today last. Screen readers get the same as a table.

import type { DayFigures } from '@haat/contract/operator/today';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { day } from '../ui/format.ts';

interface DayChartProps {
  readonly title: string;
  readonly days: readonly DayFigures[];
  readonly numberOf: (day: DayFigures) => number;
  readonly textOf: (value: number, day: DayFigures) => string;
}

/** For screen readers only. */
const onlyRead = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const barWidth = 16;
const gap = 6;
const height = 72;

export function DayChart({ title, days, numberOf, textOf }: DayChartProps) {
  const most = Math.max(1, ...days.map(numberOf));
  const today = days.at(-1);
  return (
    <Card component="figure" sx={{ m: 0, p: 2, position: 'relative' }}>
      <Box component="figcaption" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {today && <span>Today {textOf(numberOf(today), today)}</span>}
      </Box>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${days.length * (barWidth + gap)} ${height}`}
        sx={{ display: 'block', width: '100%', height }}
        preserveAspectRatio="none"
      >
        {days.map((one, index) => {
          const tall = Math.max(1, (numberOf(one) / most) * height);
          return (
            <Box
              component="rect"
              key={one.day}
              x={index * (barWidth + gap)}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx={2}
              sx={{
                fill: 'currentColor',
                color: index === days.length - 1 ? 'primary.main' : 'text.secondary',
                opacity: index === days.length - 1 ? 1 : 0.45,
              }}
            />
          );
        })}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          color: 'text.secondary',
          fontSize: '0.875rem',
          mt: 0.5,
        }}
      >
        <span aria-hidden>{day(days[0]?.day ?? '')}</span>
        <span aria-hidden>{day(today?.day ?? '')}</span>
      </Box>
      {/* A table itself would take the width of its texts. */}
      <Box sx={onlyRead}>
        <table>
          <caption>{title}</caption>
          <tbody>
            {days.map((one) => (
              <tr key={one.day}>
                <th scope="row">{day(one.day)}</th>
                <td>{textOf(numberOf(one), one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Card>
  );
}
