import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPack } from '../../platform/words.ts';
import { StatusBadge } from './components/status-badge.tsx';
import { orders, statusLabels } from './orders.messages.hi.ts';

afterEach(() => showPack(null));

test.each([
  ['INITIATED', 'Initiated'],
  ['PICKED_UP', 'Picked up'],
  ['CANCELLED', 'Cancelled'],
  ['SOMETHING_NEW', 'SOMETHING_NEW'],
])('shows the status %s as %s [ORDER-13]', (status, label) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(label)).toBeVisible();
});

test('tells the deliverer in Hindi that the delivery is theirs [ORDER-13, WORDS-11]', () => {
  showPack({ orders, statusLabels });
  const { rerender } = render(<StatusBadge status="ASSIGNED" />);
  expect(screen.getByText('एजेंट मिला')).toBeVisible();
  rerender(<StatusBadge status="ASSIGNED" isOwnDelivery />);
  expect(screen.getByText('आपने ली')).toBeVisible();
  rerender(<StatusBadge status="PICKED_UP" isOwnDelivery />);
  expect(screen.getByText('दुकान से उठा लिया')).toBeVisible();
});

test('Delivered and Verified have no ticks of a messenger [ORDER-13]', () => {
  render(['DELIVERED', 'VERIFIED'].map((status) => <StatusBadge key={status} status={status} />));
  const drawn = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn).not.toContain('M5 12l5 5l10 -10');
  expect(drawn).not.toContain('M7 12l5 5l10 -10');
});
