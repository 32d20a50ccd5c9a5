import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from './components/status-badge.tsx';

test.each([
  ['INITIATED', 'Initiated'],
  ['PICKED_UP', 'Picked up'],
  ['CANCELLED', 'Cancelled'],
  ['SOMETHING_NEW', 'SOMETHING_NEW'],
])('shows the status %s as %s [ORDER-13]', (status, label) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(label)).toBeVisible();
});
