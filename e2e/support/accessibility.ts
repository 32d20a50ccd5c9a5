// The rules for every screen: WCAG 2.1 A and AA, a dark theme, targets of at least 44 px,
// and no horizontal scrolling on a narrow or low phone, with large text or on a desktop.
import type { Page } from 'playwright-core';
import { colourViolationsOf, layoutViolationsOf, violationsOf } from './axe.ts';
import { brokenWordsOf } from './broken-words.ts';
import { desktop, lowPhone, phone } from './people.ts';

const leastTargetPx = 44;
const leastLettersPx = 14;

/** Returns all problems of the current screen, also those of its colours in the dark. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  return [...(await faultsOf(page)), ...(await darkFaultsOf(page))];
}

/** Returns the problems of the current screen on a phone and on a desktop. Restores the screen afterwards. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults = [
    ...(await violationsOf(page)).map((fault) => `light: ${fault}`),
    ...(await smallTargetsOf(page)),
  ];
  await setTextSize(page, 200);
  faults.push(...(await sidewaysFaultsOf(page, 'with text at 200 %')));
  await setTextSize(page, 100);
  // One change of the layout for all that is checked there, because each draws the screen again.
  for (const size of [narrowPhone, lowPhone]) {
    await page.setViewportSize(size);
    const where = `at ${size.width} px`;
    faults.push(...(await brokenWordsOf(page)).map((fault) => `${fault} ${where}`));
    faults.push(...(await sidewaysFaultsOf(page, where)));
  }
  // The desktop has its own layout: the menu's links are in a rail, and lists have columns.
  await page.setViewportSize(desktop);
  faults.push(...(await sidewaysFaultsOf(page, 'on a desktop')));
  const wide = [...(await layoutViolationsOf(page)), ...(await smallTargetsOf(page))];
  faults.push(...wide.map((fault) => `desktop: ${fault}`));
  await page.setViewportSize(phone);
  return faults;
}

/**
 * The faults that the texts of another language can cause, on a phone of 320 px, and there also with text at 200 %.
 * Broken words also at 360 px. axe runs only in English, because languages differ only in their texts.
 */
export async function textFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.setViewportSize(lowPhone);
  const faults = (await brokenWordsOf(page)).map((fault) => `${fault} at ${lowPhone.width} px`);
  await page.setViewportSize(narrowPhone);
  faults.push(
    ...(await brokenWordsOf(page)),
    ...(await smallTargetsOf(page)),
    ...(await cutTextsOf(page)),
    ...(await smallLettersOf(page)),
    ...(await sidewaysFaultsOf(page, '')),
  );
  await setTextSize(page, 200);
  faults.push(...(await sidewaysFaultsOf(page, 'with text at 200 %')));
  await setTextSize(page, 100);
  await page.setViewportSize(phone);
  return faults;
}

/** Words that break on narrow phones. */
export async function wordFaultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [narrowPhone, lowPhone]) {
    await page.setViewportSize(size);
    faults.push(...(await brokenWordsOf(page)).map((fault) => `${fault} at ${size.width} px`));
  }
  await page.setViewportSize(phone);
  return faults;
}

/** The screen follows the phone's dark setting, with enough contrast. The tokens' test checks the other screens. */
async function darkFaultsOf(page: Page): Promise<string[]> {
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  const isDark = await page
    .waitForFunction((was) => getComputedStyle(document.body).backgroundColor !== was, light, {
      timeout: 5_000,
    })
    .then(
      () => true,
      () => false,
    );
  const faults = (await colourViolationsOf(page)).map((fault) => `dark: ${fault}`);
  if (!isDark) faults.push('dark: looks as light does');
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

const narrowPhone = { width: 320, height: 700 };

/** In percent of the usual size. The page's new layout comes with the next frame. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);

async function sidewaysFaultsOf(page: Page, where: string): Promise<string[]> {
  const px = await sidewaysPx(page);
  return px > 0 ? [`scrolls sideways by ${px} px ${where}`] : [];
}

/** Observers run after layout and media queries, so the page then has its new size. */
export const sidewaysPx = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    await new Promise<void>((resolve) => {
      new ResizeObserver((_entries, observer) => {
        observer.disconnect();
        resolve();
      }).observe(root);
    });
    return root.scrollWidth - root.clientWidth;
  });

/** Runs in the page, where it can't call other functions of this file. */
function findSmallTargets(least: number): string[] {
  // Nobody presses the input behind a drop area.
  const controls =
    'a[href], button, input:not([type=file]), select, textarea, summary, [role=button], [role=tab]';
  const isInText = (control: Element): boolean =>
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    control.parentElement?.textContent?.trim() !== control.textContent?.trim();
  const isHit = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const label = hit.closest('label');
    return control.contains(hit) || (label !== null && label.control === control);
  };
  // The target can be larger than the visible control: a label or an invisible edge belongs to it.
  const heightOf = (control: Element): number => {
    const drawn = control.getBoundingClientRect();
    if (drawn.height >= least) return drawn.height;
    control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = control.getBoundingClientRect();
    const x = box.left + box.width / 2;
    let top = box.top + box.height / 2;
    let bottom = top;
    while (bottom - top < least && isHit(control, x, top - 0.5)) top -= 0.5;
    while (bottom - top < least && isHit(control, x, bottom + 0.5)) bottom += 0.5;
    return bottom - top;
  };
  // Elements outside of an open dialog can't be pressed.
  const pressable = document.querySelector(':modal') ?? document;
  const small = [...pressable.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
    .filter((control) => !isInText(control))
    .map((control) => ({ control, height: heightOf(control) }))
    .filter(({ height }) => height < least - 0.5);
  window.scrollTo(0, 0);
  return small.map(
    ({ control, height }) => `only ${Math.round(height)} px high: ${control.outerHTML.slice(0, 160)}`,
  );
}

/** Buttons, fields and links with a target lower than 44 px, except links inside a text. */
const smallTargetsOf = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets, leastTargetPx);

const smallLettersOf = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const small = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !around?.checkVisibility({ visibilityProperty: true })) continue;
      const px = Number.parseFloat(getComputedStyle(around).fontSize);
      if (px < least) small.add(`only ${px} px: ${words}`);
    }
    return [...small];
  }, leastLettersPx);

/** Runs in the page, where it can't call other functions of this file. */
function findCutTexts(): string[] {
  const isOurs = (text: string): boolean => /[\p{Script=Devanagari}\p{Script=Malayalam}]/u.test(text);
  const isClipped = (element: Element): boolean =>
    getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  const isHidden = (element: Element): boolean => element.getBoundingClientRect().width <= 1;
  const isCut = (control: Element, text: Text): boolean => {
    const box = control.getBoundingClientRect();
    for (let around = text.parentElement; around; around = around.parentElement) {
      if (isHidden(around)) return false;
      if (isClipped(around)) return true;
      if (around === control) break;
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right }) => left < box.left - 1 || right > box.right + 1,
    );
  };
  const pen = document.createElement('canvas').getContext('2d');
  const isTooLong = (field: HTMLInputElement): boolean => {
    if (!pen || !isOurs(field.placeholder)) return false;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(field.placeholder).width > room + 1;
  };
  const cut: string[] = [];
  for (const control of document.querySelectorAll('a[href], button, [role=tab], label')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? '';
      if (isOurs(words) && isCut(control, text as Text)) cut.push(`cut: ${words}`); // only texts are visible
    }
  }
  for (const field of document.querySelectorAll('input')) {
    if (isTooLong(field)) cut.push(`cut: ${field.placeholder}`);
  }
  return cut;
}

/** Hindi and Malayalam words that a button, tab or link doesn't show completely. Names of shops may end in '…'. */
const cutTextsOf = (page: Page): Promise<string[]> => page.evaluate(findCutTexts);
