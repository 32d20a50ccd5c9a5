// The seconds after which the demo's city reminds people. Other tests expect its own.
import * as cities from '@haat/contract/operator/cities';
import { onTestFinished } from 'vitest';
import { apiOf } from './api.ts';
import { known } from './new-people.ts';
import { demo, tokenFor } from './people.ts';

type Seconds = Partial<Pick<cities.CityRecord, cities.ReminderSetting>>;

/** Until the test is over. */
export async function remindAfter(seconds: Seconds): Promise<void> {
  const api = apiOf(await tokenFor(demo.operator));
  const city = async () => known((await api(cities.listCities)).results[0], 'city');
  const set = async (body: Seconds): Promise<void> => {
    const { id, version } = await city();
    await api(cities.updateCity, { params: { id }, body: { ...body, version } });
  };
  const before = await city();
  const changed = Object.keys(seconds) as cities.ReminderSetting[]; // as their type says
  onTestFinished(() => set(Object.fromEntries(changed.map((name) => [name, before[name]]))));
  await set(seconds);
}
