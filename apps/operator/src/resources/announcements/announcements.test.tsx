// Announcements at the desk: the list, and a new one, which asks for how many people first.
import * as announcements from '@haat/contract/operator/announcements';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { cityChoice } from '../../testing/records.ts';

const announcement: announcements.Announcement = {
  id: 3,
  city: cityChoice.id,
  audiences: ['customer', 'deliverer'],
  texts: { en: 'The river road is flooded.' },
  link: '/notifications',
  people: 214,
  sent: 120,
  at: '2026-11-21T08:10:00+05:30',
  by: { id: 4, name: 'Meera Nair' },
};

it('lists what was announced, to whom, and how many have it [NEWS-6]', async () => {
  const api = fakeApi();
  api.on(announcements.listAnnouncements, () => ({ count: 1, results: [announcement] }));
  openDesk('/announcements', api);
  await screen.findByText('The river road is flooded.');
  screen.getByText('Customers, Deliverers');
  screen.getByText('120 of 214');
});

it('asks for how many people before it sends one, and says why it was refused [NEWS-6]', async () => {
  const api = fakeApi();
  api.on(announcements.listAnnouncements, () => ({ count: 0, results: [] }));
  api.on(announcements.countPeople, () => ({ people: 214 }));
  api.on(announcements.createAnnouncement, () => refuse('rate.limited', { detail: 'Try again tomorrow.' }));
  const { user, path } = openDesk('/announcements/create', api);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the text in English.');
  await user.click(screen.getByLabelText('Text in English'));
  await user.paste('The river road is flooded.');
  await user.click(screen.getByLabelText('Text in Hindi (optional)'));
  await user.paste('नदी वाली सड़क पर पानी है।');
  await user.click(screen.getByRole('checkbox', { name: 'Deliverers' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send it to 214 people?' }));
  const texts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(texts).toEqual([
    ['English', 'The river road is flooded.'],
    ['Hindi', 'नदी वाली सड़क पर पानी है।'],
  ]);
  expect(api.asked(announcements.countPeople)[0]?.query).toEqual({
    city: String(cityChoice.id),
    audiences: 'customer,deliverer',
  });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('Try again tomorrow.');
  api.on(announcements.createAnnouncement, () => announcement);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('Announcement on its way');
  expect(api.asked(announcements.createAnnouncement).at(-1)?.body).toEqual({
    city: cityChoice.id,
    audiences: ['customer', 'deliverer'],
    texts: { en: 'The river road is flooded.', hi: 'नदी वाली सड़क पर पानी है।' },
  });
  await expect.poll(path).toBe('/operator/announcements');
});

it('refuses a link to something else than a page of the app before it asks [NEWS-6]', async () => {
  const api = fakeApi();
  api.on(announcements.countPeople, () => ({ people: 214 }));
  const { user } = openDesk('/announcements/create', api);
  await user.click(await screen.findByLabelText('Text in English'));
  await user.paste('The river road is flooded.');
  const link = screen.getByLabelText('Link (optional)');
  for (const wrong of ['https://example.com/road', 'shops', '/operator', '/shops/7 8']) {
    await user.clear(link);
    await user.click(link);
    await user.paste(wrong);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveAccessibleDescription(
      'Enter a page of the app without spaces or backslashes. It begins with one of these: /shops, /retailer, /deliverer, /blogs, /notifications, /support, /account.',
    );
  }
  await user.clear(link);
  await user.paste(' /shops/7?tab=goods ');
  expect(link).toHaveAccessibleDescription(/^A page of the app/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Send it to 214 people?' });
});

it('keeps what was typed until it is sent [NEWS-6]', async () => {
  const api = fakeApi();
  api.on(announcements.listAnnouncements, () => ({ count: 0, results: [] }));
  api.on(announcements.countPeople, () => ({ people: 214 }));
  api.on(announcements.createAnnouncement, () => announcement);
  const first = openDesk('/announcements/create', api);
  await first.user.click(await screen.findByLabelText('Text in English'));
  await first.user.paste('The ferry rests.');
  await first.user.click(screen.getByLabelText('Text in Malayalam (optional)'));
  await first.user.paste('കടത്തുവഞ്ചി ഇല്ല.');
  const reload = (before: { readonly unmount: () => void }) => {
    const stored = { ...localStorage };
    before.unmount();
    return openDesk('/announcements/create', api, undefined, stored);
  };
  const second = reload(first);
  expect(await screen.findByLabelText('Text in English')).toHaveValue('The ferry rests.');
  expect(screen.getByLabelText('Text in Malayalam (optional)')).toHaveValue('കടത്തുവഞ്ചി ഇല്ല.');
  await second.user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send it to 214 people?' }));
  await second.user.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.poll(second.path).toBe('/operator/announcements');
  reload(second);
  expect(await screen.findByLabelText('Text in English')).toHaveValue('');
});
