import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What breaks WCAG 2.1, A or AA, on the page as it stands: the rule and the elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' · ')}`);
}
