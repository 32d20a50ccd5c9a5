// A delivery without a connection, when this phone has only loaded the list.
import * as deliveries from '@haat/contract/deliveries';
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeDelivery } from '../../testing/deliveries.ts';
import { cutOff, fakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { deliverer } from '../../testing/people.ts';

test('a deliverer sees the whole delivery, which the list has, and can act on it [PWA-15]', async () => {
  const api = fakeApi()
    .on(deliveries.listDeliveries, { count: 1, results: [makeDelivery()] })
    .on(deliveries.getDelivery, cutOff());
  const { goTo, user } = openApp('/deliverer', { api, person: deliverer });
  await screen.findByRole('link', { name: 'Order 1042' });
  act(() => onlineManager.setOnline(false));
  await goTo('/deliverer/delivery/71');
  expect(await screen.findByRole('heading', { name: 'Lakshmi Menon' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark pickedup' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Saved on this phone: Mark pickedup')).toBeVisible();
  expect(screen.queryByText('This page needs a connection')).toBeNull();
});
