import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { questions as malayalam } from '../messages/questions.ml.ts';
import { questions } from '../messages/questions.ts';
import { pathInApp } from '../platform/path-in-app.ts';
import { showPack } from '../platform/words.ts';
import { ConfirmHost, confirm, dismissQuestions } from './feedback/confirm.tsx';
import { QueryBoundary } from './feedback/query-boundary.tsx';
import { SearchBox } from './fields/search-box.tsx';
import { Stepper } from './fields/stepper.tsx';
import { Tabs } from './layout/tabs.tsx';
import { initialsOf } from './pictures/initials.tsx';
import { Picture } from './pictures/picture.tsx';

test('a question is an alertdialog with its exact text, answered by Yes or No [TEXT-20]', async () => {
  const user = userEvent.setup();
  render(<ConfirmHost />);
  const answer = confirm(questions.sure, 'Order 12 is cancelled.');
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog).toHaveAccessibleDescription('Order 12 is cancelled.');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['No', 'Yes']);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await answer).toBe(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the answers fit the question in Malayalam [TEXT-20, WORDS-11]', async () => {
  const user = userEvent.setup();
  showPack({ questions: malayalam });
  render(<ConfirmHost />);
  const answers = () => screen.getAllByRole('button').map((button) => button.textContent);
  const sure = confirm(questions.sure, 'Order 12 is cancelled.');
  await screen.findByRole('alertdialog', { name: 'ഉറപ്പാണോ?' });
  expect(answers()).toEqual(['അല്ല', 'അതെ']);
  await user.click(screen.getByRole('button', { name: 'അതെ' }));
  expect(await sure).toBe(true);
  const accepted = confirm(questions.acceptOrder, 'Order 12 is cancelled.');
  await screen.findByRole('alertdialog', { name: 'ഈ ഓർഡർ സ്വീകരിക്കണോ?' });
  expect(answers()).toEqual(['വേണ്ട', 'വേണം']);
  await user.click(screen.getByRole('button', { name: 'വേണ്ട' }));
  expect(await accepted).toBe(false);
  showPack(null);
});

test('Escape means No, and a second question waits for the first [TEXT-20]', async () => {
  const user = userEvent.setup();
  render(<ConfirmHost />);
  const first = confirm(questions.otherShop, 'Order 12 is cancelled.');
  const second = confirm(questions.otherAddress, 'Order 12 is cancelled.');
  const dialog = await screen.findByRole('alertdialog', { name: questions.otherShop });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(await first).toBe(false);
  await screen.findByRole('alertdialog', { name: questions.otherAddress });
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(await second).toBe(false);
});

test('leaving a page closes its questions [TEXT-20]', async () => {
  render(<ConfirmHost />);
  const answer = confirm(questions.sure, 'Order 12 is cancelled.');
  await screen.findByRole('alertdialog');
  dismissQuestions();
  expect(await answer).toBe(false);
});

test('the query boundary shows one of its four states [APP-24]', async () => {
  const user = userEvent.setup();
  const refetch = vi.fn();
  const face = (data: string[] | undefined, isError = false) => (
    <QueryBoundary
      query={{ data, isError, refetch }}
      skeleton={<p>coming</p>}
      isEmpty={(list) => list.length === 0}
      empty={<p>nothing</p>}
    >
      {(list) => <p>{list.join()}</p>}
    </QueryBoundary>
  );
  const view = render(face(undefined));
  expect(screen.getByText('coming')).toBeVisible();
  view.rerender(face(undefined, true));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  view.rerender(face([]));
  expect(screen.getByText('nothing')).toBeVisible();
  view.rerender(face(['a', 'b'], true));
  expect(screen.getByText('a,b')).toBeVisible();
});

test('a stepper is named after its product and stops at both ends [CART-5]', async () => {
  const user = userEvent.setup();
  const [onDecrease, onIncrease] = [vi.fn(), vi.fn()];
  const view = render(
    <Stepper name="Coconut" value={1} max={2} onDecrease={onDecrease} onIncrease={onIncrease} />,
  );
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Coconut' }));
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Coconut' }));
  expect([onDecrease.mock.calls.length, onIncrease.mock.calls.length]).toEqual([1, 1]);
  view.rerender(<Stepper name="Coconut" value={2} max={2} onDecrease={onDecrease} onIncrease={onIncrease} />);
  expect(screen.getByRole('button', { name: /Increase/ })).toBeDisabled();
  view.rerender(<Stepper name="Coconut" value={0} max={2} onDecrease={onDecrease} onIncrease={onIncrease} />);
  expect(screen.getByRole('button', { name: /Decrease/ })).toBeDisabled();
});

function Search({ start }: { readonly start: string }) {
  const [term, setTerm] = useState(start);
  return (
    <>
      <SearchBox label="Search articles" term={term} onTerm={setTerm} />
      <output>{term}</output>
      <button type="button" onClick={() => setTerm('chip')}>
        chip
      </button>
    </>
  );
}

test('the search box applies on Enter, clears at once, and shows a term from outside [APP-35]', async () => {
  const user = userEvent.setup();
  render(<Search start="rice" />);
  const box = screen.getByRole('searchbox', { name: 'Search articles' });
  expect(box).toHaveValue('rice');
  await user.type(box, ' cake ');
  expect(screen.getByRole('status')).toHaveTextContent('rice');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('rice cake');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(box).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'chip' }));
  expect(box).toHaveValue('chip');
});

test('arrow keys move through tabs', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(
    <Tabs
      label="Orders"
      tabs={[
        { key: 'active', label: 'Active orders' },
        { key: 'previous', label: 'Previous orders' },
      ]}
      selected="active"
      onSelect={onSelect}
    >
      here
    </Tabs>,
  );
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Active orders');
  expect(screen.getByRole('tabpanel', { name: 'Active orders' })).toHaveTextContent('here');
  screen.getByRole('tab', { name: 'Active orders' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(onSelect).toHaveBeenLastCalledWith('previous');
});

test('a missing or broken picture shows the placeholder [PROD-3]', () => {
  render(<Picture cover={null} alt="nothing" />);
  expect(screen.getByRole('img', { name: 'nothing' })).toHaveAttribute('src', '/default.png');
  render(<Picture cover="/media/a-m.webp" alt="rice" size="small" />);
  const picture = screen.getByRole('img', { name: 'rice' });
  expect(picture).toHaveAttribute('src', '/media/a-s.webp');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/default.png');
});

test('initials are the first letters of both names [BLOG-7]', () => {
  expect(initialsOf('Meera', 'Nair')).toBe('MN');
  expect(initialsOf(' ஞானம்', '')).toBe('ஞா');
});

test.each([
  ['क्षितिज', 'क्षि'],
  ['श्रीमती', 'श्री'],
  ['क्\u200dषमा', 'क्\u200dष'],
  ['ക്ഷേമ', 'ക്ഷേ'],
  ['ശ്രീജ', 'ശ്രീ'],
  ['👩‍🌾 Farm', '👩‍🌾'],
  ['👍🏽', '👍🏽'],
  ['🇮🇳 India', '🇮🇳'],
  ['e\u0301mile', 'E\u0301'],
])('the first letter of %s is %s, whole [BLOG-7]', (name, letter) => {
  expect(initialsOf(name, '')).toBe(letter);
});

test.each([
  ['/shops/7', '/shops/7'],
  [`${window.location.origin}/blogs?x=1#y`, '/blogs?x=1#y'],
  ['https://elsewhere.example/', undefined],
  ['/media/a-m.webp', undefined],
  ['mailto:a@b.example', undefined],
])('the link %s leads to %s in the app [BLOG-3, NOTE-1]', (link, path) => {
  expect(pathInApp(link)).toBe(path);
});
