import { screenConstants } from '@haat/contract/limits';
import { act, render, screen } from '@testing-library/react';
import toast, { useToasterStore } from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastFailure, toastPlain, toastSuccess } from '../../platform/toast.ts';
import { NoticeDialog } from './dialog.tsx';
import { Toasts } from './toasts.tsx';

/** The visible toasts, without those that are disappearing. */
const standing: string[] = [];

function Watch() {
  const { toasts } = useToasterStore();
  standing.splice(0);
  for (const { visible, message } of toasts) if (visible) standing.push(String(message));
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  toast.remove();
  render(
    <>
      <Toasts />
      <Watch />
    </>,
  );
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['a success', toastSuccess, 2_000],
  ['a failure', toastFailure, 4_000],
  ['plain words', toastPlain, 4_000],
  ['one of its own look', (text: string) => toast.custom(text), 4_000],
])('%s stays for its time [TEXT-19]', async (_what, show, ms) => {
  act(() => void show('Words'));
  await pass(ms - 1);
  expect(standing).toEqual(['Words']);
  await pass(1);
  expect(standing).toEqual([]);
});

test('toasts appear at the top centre, newest first [TEXT-18]', async () => {
  act(() => void toastSuccess('Words'));
  const place = screen.getByText('Words').closest<HTMLElement>('[style*="justify-content"]');
  expect(place).toHaveStyle({ justifyContent: 'center', top: '0px' });
});

test.each([
  ['a success', toastSuccess, 'status'],
  ['a failure', toastFailure, 'alert'],
] as const)('%s is announced by its role [TEXT-17]', (_what, show, role) => {
  act(() => void show('Words'));
  expect(screen.getByText('Words')).toHaveAttribute('role', role);
});

test('shows at most twenty toasts [TEXT-18]', async () => {
  for (let nth = 1; nth <= 25; nth += 1) act(() => void toastFailure(`Words ${nth}`));
  expect(standing).toHaveLength(screenConstants.toastsAtMost);
  expect(standing).toContain('Words 25');
  expect(standing).not.toContain('Words 5');
});

test('moves toasts into an open dialog, so that screen readers announce them, and back when it closes [TEXT-18]', () => {
  const dialog = render(<NoticeDialog text="Read this" onOk={() => undefined} />);
  act(() => void toastFailure('Words'));
  expect(screen.getByRole('alertdialog')).toContainElement(screen.getByText('Words'));
  dialog.unmount();
  expect(screen.getByText('Words')).toBeInTheDocument();
});

test('an announced toast is not announced again in or after a dialog, but the next one is [TEXT-18]', () => {
  act(() => void toastFailure('Words'));
  expect(screen.getByRole('alert')).toHaveTextContent('Words');
  const dialog = render(<NoticeDialog text="Read this" onOk={() => undefined} />);
  expect(screen.getByRole('alertdialog')).toContainElement(screen.getByText('Words'));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void toastFailure('More words'));
  expect(screen.getByRole('alert')).toHaveTextContent('More words');
  dialog.unmount();
  expect(screen.getByText('More words')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  act(() => void toastFailure('More words'));
  expect(screen.getByRole('alert')).toHaveTextContent('More words');
});

test('never shows the same text twice at once [TEXT-18]', () => {
  act(() => {
    toastFailure('Words');
    toastFailure('Words');
  });
  expect(screen.getAllByText('Words')).toHaveLength(1);
});
