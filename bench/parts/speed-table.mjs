// The table of `npm run bench -- speed` as markdown, and which goals were reached.
import { median, percentile } from './numbers.mjs';

const MOST_P99 = 5;
const IDLE_MB = 180;
const LOADED_MB = 300;
const AT_ONCE = 32;

const runOf = ({ runs }, side, atOnce) => runs.find((run) => run.side === side && run.atOnce === atOnce);
const rates = (run) => run.rounds.map(({ perSecond }) => perSecond);
const allTimes = (run) => run.rounds.flatMap(({ times }) => times);

/** The median of the rounds' ratios, because only sides of the same round are comparable. */
const shareOf = (run, other) => median(rates(run).map((rate, round) => rate / rates(other)[round]));

/** Each goal with the measured figure. */
export function goalsOf(measured, memory) {
  const goals = measured.flatMap((one) => {
    const ours = runOf(one, 'haat', AT_ONCE);
    const { name, goal } = one.workload;
    const ratio = percentile(allTimes(ours), 0.99) / median(allTimes(ours));
    const slowest = {
      what: `${name}: p99 ÷ p50`,
      goal: `≤ ${MOST_P99}`,
      figure: ratio,
      isReached: ratio <= MOST_P99,
    };
    if (!goal) return [slowest];
    const share = shareOf(ours, runOf(one, goal.of === 'plain' ? 'plain' : 'bare', AT_ONCE));
    const fast = {
      what: `${name} ÷ ${goal.of}`,
      goal: `≥ ${goal.least}`,
      figure: share,
      isReached: share >= goal.least,
    };
    return [fast, slowest];
  });
  for (const [what, figure, most] of [
    ['resident MB when idle', memory.idle, IDLE_MB],
    ['resident MB after all', memory.after, LOADED_MB],
  ]) {
    if (figure !== undefined) goals.push({ what, goal: `≤ ${most}`, figure, isReached: figure <= most });
  }
  return goals;
}

export function speedTable(measured, goals) {
  const heads = [
    ...['workload', 'at once', 'Haat /s', 'plain /s', '÷ plain', '`node:http` /s', '÷ `node:http`'],
    ...['p50 ms', 'p99 ms', 'CPU ms a call: Haat + PostgreSQL', 'plain + PostgreSQL'],
  ];
  const rows = measured.flatMap((one) => [1, AT_ONCE].map((atOnce) => rowOf(one, atOnce)));
  const goalRows = goals.map(({ what, goal, figure, isReached }) => [
    what,
    goal,
    figure.toFixed(2),
    isReached ? 'yes' : '**no**',
  ]);
  return [table(heads, rows), '', table(['goal at 32', 'wanted', 'measured', 'reached'], goalRows)].join(
    '\n',
  );
}

function rowOf(one, atOnce) {
  const [ours, plain, bare] = ['haat', 'plain', 'bare'].map((side) => runOf(one, side, atOnce));
  const cost = (run, name) => median(run.rounds.map(({ cpu }) => cpu[name])).toFixed(2);
  const costs = (run, name) => `${cost(run, name)} + ${cost(run, 'postgres')}`;
  const against = (run) => (run ? [spread(run), shareOf(ours, run).toFixed(2)] : ['', '']);
  const [p50, p99] = [0.5, 0.99].map((part) => percentile(allTimes(ours), part).toFixed(1));
  const processor = [costs(ours, 'haat'), plain ? costs(plain, 'plain') : ''];
  return [
    one.workload.name,
    atOnce,
    spread(ours),
    ...against(plain),
    ...against(bare),
    p50,
    p99,
    ...processor,
  ];
}

/** The median, and the slowest and the fastest round. */
function spread(run) {
  const [middle, least, most] = [median(rates(run)), Math.min(...rates(run)), Math.max(...rates(run))];
  const whole = (number) => Math.round(number).toLocaleString('en');
  return `${whole(middle)} (${whole(least)}–${whole(most)})`;
}

const line = (cells) => `| ${cells.join(' | ')} |`;
const table = (heads, rows) =>
  [line(heads), line(heads.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
