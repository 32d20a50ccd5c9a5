// A small chart: one bar a day, today last. Its label says the same in words.
import type { DayFigures } from '@haat/contract/operator/today';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { day } from '../ui/format.ts';

interface DayChartProps {
  readonly title: string;
  readonly days: readonly DayFigures[];
  readonly numberOf: (day: DayFigures) => number;
  readonly textOf: (value: number, day: DayFigures) => string;
}

const barWidth = 16;
const gap = 6;
const height = 72;

export function DayChart(props: DayChartProps) {
  const { title, days, numberOf, textOf } = props;
  const today = days.at(-1);
  return (
    <Card component="figure" sx={{ m: 0, p: 2 }}>
      <Box component="figcaption" sx={captionStyle}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        {today && (
          <Box component="span" sx={{ textAlign: 'right' }}>
            Today {textOf(numberOf(today), today)}
          </Box>
        )}
      </Box>
      <Bars {...props} />
      <Box
        aria-hidden
        sx={{ ...captionStyle, mb: 0, mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}
      >
        <span>{day(days[0]?.day ?? '')}</span>
        <span>{day(today?.day ?? '')}</span>
      </Box>
    </Card>
  );
}

const captionStyle = { display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 };

function Bars({ title, days, numberOf, textOf }: DayChartProps) {
  const numbers = days.map(numberOf);
  const most = Math.max(1, ...numbers);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={inWords({ title, days, numberOf, textOf })}
      viewBox={`0 0 ${days.length * (barWidth + gap) - gap} ${height}`}
      sx={{ display: 'block', width: '100%', height }}
      preserveAspectRatio="none"
    >
      {days.map((one, index) => {
        const tall = Math.max(1, ((numbers[index] ?? 0) / most) * height);
        const isToday = index === days.length - 1;
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
              color: isToday ? 'primary.main' : 'text.secondary',
              opacity: isToday ? 1 : 0.45,
            }}
          />
        );
      })}
    </Box>
  );
}

/** 'Orders, 8 Nov to 21 Nov. Today 4. Highest 12, on 15 Nov.' */
function inWords({ title, days, numberOf, textOf }: DayChartProps): string {
  const [first, today] = [days[0], days.at(-1)];
  if (!first || !today) return title;
  const highest = days.reduce((best, one) => (numberOf(one) > numberOf(best) ? one : best), first);
  const text = (one: DayFigures): string => textOf(numberOf(one), one);
  return [
    `${title}, ${day(first.day)} to ${day(today.day)}.`,
    `Today ${text(today)}.`,
    ...(numberOf(highest) > 0 ? [`Highest ${text(highest)}, on ${day(highest.day)}.`] : []),
  ].join(' ');
}
