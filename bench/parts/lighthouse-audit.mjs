// One run of Lighthouse with its own settings for a phone: slow 4G (1.6 Mbit/s, 150 ms) and a four times slower processor, simulated.
import lighthouse from 'lighthouse';

/** The slowdown of the processor, and the length from which a task counts as blocking. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Scores from 0 to 100, times in ms, and the bytes of everything that the page loaded. */
export async function auditPage(url, page) {
  const settings = {
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  };
  const { lhr, artifacts } = await lighthouse(url, settings, undefined, page);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const [performance, accessibility, practices] = CATEGORIES.map((name) => lhr.categories[name].score * 100);
  const numberOf = (name) => lhr.audits[name].numericValue;
  return {
    performance,
    accessibility,
    practices,
    fcpMs: numberOf('first-contentful-paint'),
    lcpMs: numberOf('largest-contentful-paint'),
    cls: numberOf('cumulative-layout-shift'),
    tbtMs: numberOf('total-blocking-time'),
    busyMs: blockingOf(artifacts.Trace, lhr.audits.metrics.details.items[0].observedFirstContentfulPaintTs),
    bytes: numberOf('total-byte-weight'),
    version: lhr.lighthouseVersion,
    report: lhr,
  };
}

/**
 * The blocking time after the first paint in ms, as Lighthouse defines it, but from the processor time of each task:
 * without the time in which the task waited for a processor.
 */
function blockingOf({ traceEvents }, paintedAt) {
  const page = traceEvents.find(({ name, ts }) => name === 'firstContentfulPaint' && ts === paintedAt);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === page?.pid && tid === page.tid && ts > paintedAt,
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks after the first paint');
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * SLOWDOWN - LONG_TASK_MS), 0);
}
