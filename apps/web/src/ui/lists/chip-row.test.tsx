import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChipRow } from './chip-row.tsx';

afterEach(() => vi.restoreAllMocks());

const chips = ['Ayurveda', 'Baby care', 'Sea fish'].map((name, index) => ({
  id: index + 1,
  name,
  cover: null,
}));
const chipPx = 200;

/** A row 390 px wide, its chips beside each other from its left edge. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = chips.findIndex(({ name }) => name === this.textContent);
    return index < 0 ? new DOMRect(0, 0, 390, 100) : new DOMRect(index * chipPx, 0, chipPx, 100);
  });
}

const rowWith = (pressed: string) => (
  <ChipRow label="Kinds" chips={chips} isPressed={({ name }) => name === pressed} onPress={() => undefined} />
);

test('scrolls to the pressed chip, but not if it is already visible', () => {
  layOut();
  const { rerender } = render(rowWith('Ayurveda'));
  const row = screen.getByRole('list', { name: 'Kinds' });
  expect(row.scrollLeft).toBe(0);
  rerender(rowWith('Sea fish'));
  expect(row.scrollLeft).toBe(305);
});
