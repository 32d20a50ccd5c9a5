import { afterEach, expect, test, vi } from 'vitest';
import { chooseDataSaver } from '../platform/data-saver.ts';
import { bringPages } from './bring-pages.ts';

afterEach(() => chooseDataSaver(undefined));

const page = () => ({ load: vi.fn(async () => () => null) });

test('the code of pages comes before they are opened, and a missing one does not stop the next [PWA-13]', async () => {
  const [missing, next] = [page(), page()];
  missing.load.mockRejectedValue(new TypeError('lost'));
  await bringPages([missing, next], () => true);
  expect(next.load).toHaveBeenCalledOnce();
});

test('with the data saver no page comes before it is opened [PWA-13]', async () => {
  chooseDataSaver(true);
  const one = page();
  await bringPages([one], () => true);
  expect(one.load).not.toHaveBeenCalled();
});

test('nothing comes for a section that the person has left [PWA-13]', async () => {
  const one = page();
  await bringPages([one], () => false);
  expect(one.load).not.toHaveBeenCalled();
});
