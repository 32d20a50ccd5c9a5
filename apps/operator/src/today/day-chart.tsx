// A small chart: one bar per day, today last. Its label describes it in words. The line at the top shows today's value,
// or that of the selected bar.

import type { DayFigures } from '@haat/contract/operator/today';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { day } from '../ui/format.ts';
import { ChartBars } from './chart-bars.tsx';

interface DayChartProps {
  readonly title: string;
  readonly days: readonly DayFigures[];
  readonly numberOf: (day: DayFigures) => number;
  readonly textOf: (value: number, day: DayFigures) => string;
  /** A number of the scale. */
  readonly scaleText: (value: number) => string;
  /** The top of the scale when all days are 0. */
  readonly emptyTop?: number;
}

export function DayChart({ title, days, numberOf, textOf, scaleText, emptyTop = 2 }: DayChartProps) {
  const [pointed, setPointed] = useState<number>();
  const numbers = days.map(numberOf);
  const texts = days.map((one) => textOf(numberOf(one), one));
  const shown = pointed ?? days.length - 1;
  const highest = Math.max(...numbers);
  const top = highest > 0 ? scaleTop(highest) : emptyTop;
  return (
    <Card component="figure" sx={{ m: 0, p: 2 }}>
      <Box component="figcaption" sx={captionStyle}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        <Box component="span" sx={{ textAlign: 'right' }}>
          {`${pointed === undefined ? 'Today' : day(days[shown]?.day ?? '')} ${texts[shown]}`}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box aria-hidden sx={scaleStyle}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{scaleText(value)}</span>
          ))}
        </Box>
        <ChartBars
          label={inWords({ title, days, numberOf, textOf })}
          bars={numbers.map((number, at) => ({
            name: `${day(days[at]?.day ?? '')}: ${texts[at]}`,
            share: number / top,
          }))}
          at={shown}
          onPoint={setPointed}
        />
      </Box>
      <Box aria-hidden sx={{ ...captionStyle, ...smallStyle, mb: 0, mt: 0.5, color: 'text.secondary' }}>
        <span>{day(days[0]?.day ?? '')}</span>
        <span>{day(days.at(-1)?.day ?? '')}</span>
      </Box>
    </Card>
  );
}

const captionStyle = { display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 };
const smallStyle = { fontSize: '0.875rem' };

/** The numbers are aligned with their lines. */
const scaleStyle = {
  ...smallStyle,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
  lineHeight: 1,
  my: '-0.5em',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** 'Orders, 8 Nov to 21 Nov. Today 4. Highest 12, on 15 Nov.' */
function inWords({
  title,
  days,
  numberOf,
  textOf,
}: Pick<DayChartProps, 'title' | 'days' | 'numberOf' | 'textOf'>): string {
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

// The top of a chart's scale: the next number of 2, 4, 10, 20, 40, 100 and so on. Half of it is a whole number.
function scaleTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return [2, 4, 10].map((step) => step * power).find((top) => top >= highest) ?? highest;
}
