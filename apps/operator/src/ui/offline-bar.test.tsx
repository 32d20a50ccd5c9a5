import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { OfflineBar } from './offline-bar.tsx';

const goes = (name: 'online' | 'offline'): void => act(() => void dispatchEvent(new Event(name)));

it('says that the connection is gone, until it is back', () => {
  renderPart(<OfflineBar />);
  expect(screen.getByRole('status').textContent).toBe('');
  goes('offline');
  expect(screen.getByRole('status').textContent).toMatch(/^No connection/);
  goes('online');
  expect(screen.getByRole('status').textContent).toBe('');
});
