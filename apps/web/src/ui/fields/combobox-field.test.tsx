import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';

const options = ['Market', 'Museum', 'Mill'].map((name) => ({ id: name, content: name }));
const onChoose = vi.fn<(id: string) => void>();
const onSubmit = vi.fn();
beforeEach(() => vi.clearAllMocks());

function Search() {
  const [text, setText] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <ComboboxField
        label="Place"
        listLabel="Places found"
        value={text}
        onValue={setText}
        options={text === '' ? [] : options}
        onChoose={onChoose}
      />
      <button type="submit">Send</button>
    </form>
  );
}

async function openList() {
  const user = userEvent.setup();
  render(<Search />);
  const box = screen.getByRole('combobox', { name: 'Place' });
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.type(box, 'm');
  expect(screen.getByRole('listbox', { name: 'Places found' })).toBeVisible();
  expect(box).toHaveAttribute('aria-expanded', 'true');
  return { user, box };
}

/** The option that screen readers announce. */
const activeOption = (box: HTMLElement): string | null =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('arrow keys move through the options and wrap at both ends', async () => {
  const { user, box } = await openList();
  expect(activeOption(box)).toBeNull();
  const seen: (string | null)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await user.keyboard(`{${key}}`);
    seen.push(activeOption(box));
  }
  expect(seen).toEqual(['Market', 'Museum', 'Mill', 'Market', 'Mill']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mill');
});

test('the first ArrowUp moves to the last option', async () => {
  const { user, box } = await openList();
  await user.keyboard('{ArrowUp}');
  expect(activeOption(box)).toBe('Mill');
});

test('Enter chooses the active option, and never submits the form', async () => {
  const { user, box } = await openList();
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Market');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a press chooses an option and keeps the focus in the field', async () => {
  const { user, box } = await openList();
  await user.click(screen.getByRole('option', { name: 'Museum' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Museum');
  expect(box).toHaveFocus();
});

test('Escape closes the list, ArrowDown opens it again, and leaving the field closes it', async () => {
  const { user, box } = await openList();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('m');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(box)).toBe('Market');
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});
