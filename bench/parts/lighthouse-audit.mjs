// One run of Lighthouse with its own settings for a phone: slow 4G (1.6 Mbit/s, 150 ms) and a four times slower processor, simulated.
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Scores from 0 to 100, times in ms, bytes of everything that the page loaded. */
export async function auditPage(url, { port }) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  });
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
    bytes: numberOf('total-byte-weight'),
    version: lhr.lighthouseVersion,
    report: lhr,
  };
}
