import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPack } from '../../../platform/words.ts';
import * as hi from '../orders.messages.hi.ts';
import * as ml from '../orders.messages.ml.ts';
import { StatusBadge } from './components/status-badge.tsx';

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

test.each([
  ['Hindi', hi, 'एजेंट मिला', 'आपने ली', 'दुकान से उठा लिया'],
  ['Malayalam', ml, 'ഏജന്റിനെ കിട്ടി', 'ഏറ്റെടുത്തു', 'കടയിൽ നിന്നെടുത്തു'],
])(
  'tells the deliverer in %s that the delivery is theirs [ORDER-13, WORDS-11]',
  (_language, { orders, statusLabels }, assigned, own, pickedUp) => {
    showPack({ orders, statusLabels });
    const { rerender } = render(<StatusBadge status="ASSIGNED" />);
    expect(screen.getByText(assigned)).toBeVisible();
    rerender(<StatusBadge status="ASSIGNED" isOwnDelivery />);
    expect(screen.getByText(own)).toBeVisible();
    rerender(<StatusBadge status="PICKED_UP" isOwnDelivery />);
    expect(screen.getByText(pickedUp)).toBeVisible();
  },
);

test("Delivered and Verified don't look like a messenger's ticks [ORDER-13]", () => {
  render(['DELIVERED', 'VERIFIED'].map((status) => <StatusBadge key={status} status={status} />));
  const drawn = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn).not.toContain('M5 12l5 5l10 -10');
  expect(drawn).not.toContain('M7 12l5 5l10 -10');
});
