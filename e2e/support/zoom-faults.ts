// What large text does to a screen on a phone. Titles, words and placeholders stay complete, and bars take at most half.
import type { Page } from 'playwright-core';
import { setTextSize, sidewaysPx } from './accessibility.ts';
import { brokenWordsOf } from './broken-words.ts';
import { lowPhone, phone } from './people.ts';

/** Returns the faults of the screen on a phone, up to twice the usual size of text. Restores the screen afterwards. */
export async function zoomFaultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  try {
    for (const percent of [100, 130, 150, 200]) {
      await enlarge(page, percent);
      if (await isTitleCut(page)) faults.push(`the title is cut at ${percent} %`);
      const free = await contentPx(page);
      if (free < phone.height / 2) faults.push(`only ${free} px for content at ${percent} %`);
    }
    for (const viewport of [phone, lowPhone]) {
      await page.setViewportSize(viewport);
      const found = [...(await brokenWordsOf(page)), ...(await cutPlaceholdersOf(page))];
      const sideways = await sidewaysPx(page);
      if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
      faults.push(
        ...found.filter((fault) => !isAddress(fault)).map((fault) => `${fault} at ${viewport.width} px`),
      );
    }
  } finally {
    await setTextSize(page, 100);
    await page.setViewportSize(phone);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  return faults;
}

/** After two frames, the layout observers have run. */
export async function enlarge(page: Page, percent: number): Promise<void> {
  await setTextSize(page, percent);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

const isTitleCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const title = document.querySelector('h1');
    return title === null || title.scrollWidth > Math.max(title.clientWidth, 1);
  });

/** An e-mail or web address may be wider than its place. */
const isAddress = (fault: string): boolean => /@|https?:/.test(fault);

const cutPlaceholdersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const isCut = (field: HTMLInputElement): boolean => {
      if (!pen) return true;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font.replace(/[\d.]+px/, getComputedStyle(field, '::placeholder').fontSize);
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room + 1;
    };
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')];
    return fields.filter(isCut).map(({ placeholder }) => `cut: ${placeholder}`);
  });

/** The height in pixels that no bar covers, in the middle of the page. */
const contentPx = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    window.scrollTo(0, (root.scrollHeight - window.innerHeight) / 2);
    const x = window.innerWidth / 2;
    let free = 0;
    const step = 2;
    for (let y = 0; y < window.innerHeight; y += step) {
      if (!document.elementFromPoint(x, y)?.closest('header, nav, [data-action-bar]')) free += step;
    }
    return free;
  });
