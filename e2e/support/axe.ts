// axe's rules for WCAG 2.1 A and AA, on the current page. Each violation is its rule and its elements.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
/** Their result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export const violationsOf = (page: Page): Promise<string[]> => violations(page, (axe) => axe.withTags(wcag));

/** On another width, where colours are the same. */
export const layoutViolationsOf = (page: Page): Promise<string[]> =>
  violations(page, (axe) => axe.withTags(wcag).disableRules(colourRules));

export const colourViolationsOf = (page: Page): Promise<string[]> =>
  violations(page, (axe) => axe.withRules(colourRules));

async function violations(page: Page, withRules: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Loading axe takes as long as running it. A page keeps it until it reloads.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'true' }) });
  // No screen has frames, so one run is enough.
  const { violations: found } = await withRules(axe.options({ resultTypes: ['violations'] }))
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' · ')}`);
}
