// The tables of `npm run bench -- web`, their goals, and their place in docs/bench.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './numbers.mjs';

const DOCUMENT = join(import.meta.dirname, '../../docs/bench.md');
const BEGIN = '<!-- npm run bench -- web writes from here -->';
const END = '<!-- to here -->';

const score = (number) => number.toFixed(0);
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} KB`;

/** Each column with its goal: at least (`least`) or at most (`most`). */
const COLUMNS = [
  { key: 'performance', head: 'performance', show: score, least: 95 },
  { key: 'accessibility', head: 'accessibility', show: score, least: 100 },
  { key: 'practices', head: 'best practices', show: score, least: 95 },
  { key: 'fcpMs', head: 'FCP', show: seconds },
  { key: 'lcpMs', head: 'LCP', show: seconds, most: 2_000 },
  { key: 'cls', head: 'CLS', show: (number) => number.toFixed(3), most: 0.02 },
  { key: 'tbtMs', head: 'TBT', show: (ms) => `${ms.toFixed(0)} ms`, most: 100 },
  { key: 'busyMs', head: 'TBT without waiting', show: (ms) => `${ms.toFixed(0)} ms` },
  { key: 'bytes', head: 'bytes', show: kilobytes },
];
const VISITS = [
  { key: 'first', name: 'first visit', most: 320_000 },
  { key: 'second', name: 'second visit', most: 40_000 },
];

const middle = (runs, key) => median(runs.map((run) => run[key]));

const goalText = ({ least, most, show }) => {
  if (least === undefined && most === undefined) return '';
  return least === undefined ? `≤ ${show(most)}` : `≥ ${show(least)}`;
};

const isReached = ({ least, most }, figure) =>
  (least === undefined || figure >= least) && (most === undefined || figure <= most);

/** Rounded as shown, because 94.6 is shown as 95. */
export const pageGoals = ({ path, runs }) =>
  COLUMNS.filter(goalText).map((column) => {
    const figure = middle(runs, column.key);
    return {
      what: `${path}: ${column.head}`,
      goal: goalText(column),
      figure: column.show(figure),
      isReached: isReached(column, figure),
    };
  });

export const visitGoals = (visits) =>
  VISITS.map((visit) => ({
    what: `${visits.path}: ${visit.name}`,
    goal: `≤ ${kilobytes(visit.most)}`,
    figure: kilobytes(visits[visit.key]),
    isReached: visits[visit.key] <= visit.most,
  }));

const line = (cells) => `| ${cells.join(' | ')} |`;

export function webTables(pages, visits) {
  const rows = pages.map(({ name, path, runs }) => [
    path.includes('/shops/') ? name : `\`${path}\``,
    ...COLUMNS.map(({ key, show }) => show(middle(runs, key))),
  ]);
  return [
    line(['page', ...COLUMNS.map(({ head }) => head)]),
    line(['---', ...COLUMNS.map(() => '--:')]),
    ...rows.map(line),
    line(['goal', ...COLUMNS.map(goalText)]),
    '',
    line([`\`${visits.path}\``, 'over the wire', 'goal']),
    line(['---', '--:', '--:']),
    ...visitGoals(visits).map(({ what, figure, goal }) => line([what.split(': ')[1], figure, goal])),
    '',
    `Lighthouse ${pages[0].runs[0].version}, medians of ${pages[0].runs.length} runs.`,
  ].join('\n');
}

export function writeWebTables(tables) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/bench.md has no place for the tables: ${BEGIN} … ${END}`);
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n${tables}\n${END}${after}`);
}
