import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from './components/status-badge.tsx';

test.each([
  ['INITIATED', 'Initiated'],
  ['PICKED_UP', 'Picked up'],
  ['CANCELLED', 'Cancelled'],
  ['SOMETHING_NEW', 'SOMETHING_NEW'],
])('the status %s reads %s [ORDER-13]', (status, label) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(label)).toBeVisible();
});
