// The city with its delivery windows, and the people who live there.
import type { Tx } from '@haat/api/platform/database';
import {
  createCity,
  findOrCreateUserByNumber,
  makeDeliverer,
  makeOperator,
  setUpUser,
} from '@haat/api/slices/accounts';
import { addAddress, createPrimaryAddress } from '@haat/api/slices/addresses';
import { createSlotWindow } from '@haat/api/slices/orders';
import { type HouseFiles, insertHouseFiles } from './house-files.ts';
import type { DemoAddress, DemoCity, DemoPerson, Village } from './village/types.ts';

/** Four windows on every day of the week, closed an hour before they begin. */
export const windowTimes = [
  ['08:00', '10:00'],
  ['11:00', '13:00'],
  ['16:00', '18:00'],
  ['18:00', '20:00'],
] as const;
const cutOffMinutes = 60;
const capacity = 300;
const weekdays = [0, 1, 2, 3, 4, 5, 6];

export interface Settled {
  readonly cityId: number;
  /** By the person's key. */
  readonly userIds: ReadonlyMap<string, number>;
}

export async function loadPeople(
  tx: Tx,
  { city, people }: Village,
  houseFiles: HouseFiles,
): Promise<Settled> {
  const cityId = await loadCity(tx, city);
  const userIds = new Map<string, number>();
  for (const person of people) userIds.set(person.key, await loadPerson(tx, person, { cityId, houseFiles }));
  return { cityId, userIds };
}

interface Home {
  readonly cityId: number;
  readonly houseFiles: HouseFiles;
}

async function loadCity(tx: Tx, city: DemoCity): Promise<number> {
  const cityId = await createCity(tx, {
    name: city.name,
    ...city.centre,
    radiusKm: city.radiusKm,
    timeZone: city.timeZone,
    deliveryBasePaise: city.deliveryBaseRupees * 100,
    freeKm: city.freeKm,
    perKmPaise: city.perKmRupees * 100,
    commissionBasisPoints: city.commissionPercent * 100,
  });
  for (const weekday of weekdays) {
    for (const [startTime, endTime] of windowTimes) {
      await createSlotWindow(tx, {
        cityId,
        weekday,
        date: null,
        startTime,
        endTime,
        cutOffMinutes,
        capacity,
      });
    }
  }
  return cityId;
}

async function loadPerson(tx: Tx, person: DemoPerson, { cityId, houseFiles }: Home): Promise<number> {
  const { id: userId } = await findOrCreateUserByNumber(tx, person.number);
  const { firstName: first_name, lastName: last_name, email } = person;
  await setUpUser(tx, { userId }, { first_name, last_name, email });
  const files = person.address.hasHouseFiles ? await insertHouseFiles(tx, userId, houseFiles) : {};
  await createPrimaryAddress(tx, { userId }, { ...placeOf(person.address), ...files, city: cityId });
  for (const address of person.furtherAddresses ?? []) {
    const receiver = `${first_name} ${last_name}`;
    await addAddress(tx, { userId }, { ...placeOf(address), receiver, number: person.number, city: cityId });
  }
  if (person.isDeliverer) await makeDeliverer(tx, person.number, cityId);
  if (person.isOperator) await makeOperator(tx, person.number);
  return userId;
}

const placeOf = ({ name, lines, latitude, longitude, landmark }: DemoAddress) => {
  return { name, address: lines.join('\n'), latitude, longitude, landmark };
};
