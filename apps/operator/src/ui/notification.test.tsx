import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider, useNotify } from 'ra-core';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Notification } from './notification.tsx';

function Told() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('Correct the fields', { type: 'error' })}>
      Save
    </button>
  );
}

test('a message takes no presses, because it can lie over a button', async () => {
  renderPart(
    <NotificationContextProvider>
      <Told />
      <Notification />
    </NotificationContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const message = await screen.findByText('Correct the fields');
  await expect(userEvent.click(message)).rejects.toThrow('pointer-events: none');
});
