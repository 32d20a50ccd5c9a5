import type { Page } from 'playwright-core';

/** The sizes of the printed pages, in whole mm. */
export async function paperOf(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const inMm = (points: string | undefined): number => Math.round((Number(points) / 72) * 25.4);
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${inMm(width)} × ${inMm(height)}`,
  );
}
