import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const slides = ['one', 'two', 'three'].map((key) => ({ key, content: <a href={`/${key}`}>{key}</a> }));
const everySixSeconds = 6_000;

/** The active dot. */
const place = () =>
  [...document.querySelectorAll('[aria-hidden] > span')].findIndex((dot) => dot.hasAttribute('data-here'));

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('advances automatically and restarts after the last slide [BLOG-2]', async () => {
  render(<Carousel label="Banners" slides={slides} autoMs={everySixSeconds} />);
  expect(screen.getByRole('region', { name: 'Banners' })).toBeVisible();
  const seen = [place()];
  for (let turn = 0; turn < 3; turn++) {
    await pass(everySixSeconds);
    seen.push(place());
  }
  expect(seen).toEqual([0, 1, 2, 0]);
});

test('can be stopped and started again [BLOG-2]', async () => {
  render(<Carousel label="Banners" slides={slides} autoMs={everySixSeconds} />);
  fireEvent.click(screen.getByRole('button', { name: 'Stop moving' }));
  await pass(4 * everySixSeconds);
  expect(place()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Start moving' }));
  await pass(everySixSeconds);
  expect(place()).toBe(1);
});

test('pauses while the focus is inside [BLOG-2]', async () => {
  render(<Carousel label="Banners" slides={slides} autoMs={everySixSeconds} />);
  act(() => screen.getByRole('link', { name: 'one' }).focus());
  await pass(2 * everySixSeconds);
  expect(place()).toBe(0);
  act(() => screen.getByRole('link', { name: 'one' }).blur());
  await pass(everySixSeconds);
  expect(place()).toBe(1);
});

test('never advances with reduced motion [LOOK-6]', async () => {
  const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList); // the parts that the carousel uses
  render(<Carousel label="Banners" slides={slides} autoMs={everySixSeconds} />);
  await pass(3 * everySixSeconds);
  expect(place()).toBe(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test("doesn't advance with a single slide [BLOG-2]", async () => {
  render(<Carousel label="Banners" slides={slides.slice(0, 1)} autoMs={everySixSeconds} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(place()).toBe(-1);
});
