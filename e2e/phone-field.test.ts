// The phone number field: +91 with its line, the digits, and the gap between two groups of five.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, newPhone } from './support/people.ts';
import { enlarge } from './support/zoom-faults.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await (await newPhone(browser)).newPage();
  await page.goto('/auth/login');
  await page.evaluate(() => document.fonts.ready);
});
afterAll(() => browser.close());

it.each([
  ['390 px', 390, 100],
  ['360 px', 360, 100],
  ['360 px and 150 % text', 360, 150],
  ['360 px and 200 % text', 360, 200],
  ['320 px and 200 % text', 320, 200],
])(
  'at %s, the digits keep their distance and stand in groups of five [SIGN-1]',
  async (_where, width, percent) => {
    await page.setViewportSize({ width, height: 640 });
    await enlarge(page, percent);
    const field = page.getByLabel('Phone number');
    await field.fill('');
    await field.click();
    await page.keyboard.type('98123');
    expect((await measure()).mark, 'a mark after five digits').toBeNull();
    await page.keyboard.type('4');
    await page.keyboard.type('5678');
    expect(await field.inputValue()).toBe('9812345678');
    const { codeToLine, lineToDigits, fifthEnds, mark, sixthBegins, lastEnds, roomEnds } = await measure();
    expect(codeToLine, 'from +91 to its line').toBeGreaterThanOrEqual(4);
    expect(lineToDigits, 'from the line to the digits').toBeGreaterThanOrEqual(8);
    expect(mark, 'the mark is after the fifth digit').toBeGreaterThanOrEqual(fifthEnds + 0.5);
    expect(mark, 'the mark is before the sixth digit').toBeLessThanOrEqual(sixthBegins - 1.5);
    expect(lastEnds, 'all digits are in sight').toBeLessThanOrEqual(roomEnds);
  },
);

/** Distances in pixels, positions from the field's left edge. An input's text can't be measured, so a copy of it is. */
const measure = () =>
  page.getByLabel('Phone number').evaluate((field: HTMLInputElement) => {
    const style = getComputedStyle(field);
    const copy = document.body.appendChild(document.createElement('span'));
    const { fontFamily, fontSize, fontWeight, fontVariantNumeric, letterSpacing } = style;
    Object.assign(copy.style, { fontFamily, fontSize, fontWeight, fontVariantNumeric, letterSpacing });
    copy.textContent = field.value;
    const digits = document.createRange();
    const widthOf = (count: number): number => {
      digits.setStart(copy.firstChild ?? copy, 0);
      digits.setEnd(copy.firstChild ?? copy, count);
      return digits.getBoundingClientRect().width;
    };
    const left = field.getBoundingClientRect().left;
    const border = Number.parseFloat(style.borderLeftWidth);
    const begin = border + Number.parseFloat(style.paddingLeft);
    const spacing = Number.parseFloat(letterSpacing);
    const prefix = field.parentElement?.querySelector('span span');
    if (!prefix) throw new Error('the field has no +91');
    const line = prefix.getBoundingClientRect().right;
    const code = document.createRange();
    code.selectNodeContents(prefix);
    const mark = field.parentElement?.querySelector('[data-digits]');
    const count = field.value.length;
    const places = {
      codeToLine: line - code.getBoundingClientRect().right,
      lineToDigits: left + begin - line,
      fifthEnds: begin + widthOf(Math.min(5, count)) - spacing,
      sixthBegins: begin + widthOf(Math.min(5, count)),
      lastEnds: begin + widthOf(count) - spacing,
      roomEnds: field.clientWidth + border - Number.parseFloat(style.paddingRight),
      mark: mark ? mark.getBoundingClientRect().right - 1 - left : null,
    };
    copy.remove();
    return places;
  });
