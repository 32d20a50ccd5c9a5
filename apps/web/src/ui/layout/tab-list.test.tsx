import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabList } from './tab-list.tsx';

const tabs = ['rice', 'fish', 'fruit'].map((key) => ({ key, content: key }));

function Shelf({ isVertical }: { readonly isVertical: boolean }) {
  const [selected, setSelected] = useState('rice');
  return (
    <TabList
      label="Shelf"
      tabs={tabs}
      selected={selected}
      onSelect={setSelected}
      panelId="panel"
      isVertical={isVertical}
      className={undefined}
      tabClassName={undefined}
    />
  );
}

/** The tab that each key selects and focuses, one after another. */
async function walk(isVertical: boolean, keys: readonly string[]) {
  const user = userEvent.setup();
  render(<Shelf isVertical={isVertical} />);
  await user.tab();
  const seen: (string | null)[] = [];
  for (const key of keys) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    seen.push(document.activeElement?.textContent ?? null);
  }
  return seen;
}

test('left, right, Home and End move through a row of tabs and wrap at both ends', async () => {
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];
  expect(await walk(false, keys)).toEqual(['fish', 'fruit', 'rice', 'fruit', 'rice', 'fruit']);
});

test('a row of tabs leaves the up and down arrows to the page', async () => {
  expect(await walk(false, ['ArrowDown', 'ArrowUp'])).toEqual(['rice', 'rice']);
});

test('all four arrows move through a column of tabs', async () => {
  const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowUp'];
  expect(await walk(true, keys)).toEqual(['fish', 'fruit', 'fish', 'rice', 'fruit']);
});

test('only the selected tab is in the tab order', async () => {
  const user = userEvent.setup();
  render(<Shelf isVertical={false} />);
  await user.click(screen.getByRole('tab', { name: 'fish' }));
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});
