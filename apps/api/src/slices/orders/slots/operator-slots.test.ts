import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCity } from '../../../testing/cities.ts';
import type { Client } from '../../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { orderIn } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Customer, makeCustomer, makeVillage } from '../../../testing/village.ts';

let t: TestApp;
let operator: Client;
let cityId: number;
let customer: Customer;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-11-21T04:30:00Z'); // Saturday, 10:00 in Kerala
  cityId = await makeCity(t);
  customer = await makeCustomer(t, cityId);
});

const input = (parts: object = {}) => ({
  city: cityId,
  weekday: 0,
  start: '17:00',
  end: '19:00',
  cut_off_minutes: 60,
  capacity: 20,
  ...parts,
});
const onDate = (parts: object = {}) => {
  const { weekday, ...rest } = input();
  return { ...rest, date: '2026-11-22', ...parts };
};
const create = async (body: object) => (await operator.post('/operator/slots/', body)).body;
const offered = async (): Promise<string[]> =>
  (await customer.get('/shops/get-slots/')).body.results.map(({ start }: { start: string }) => start);
const sundayAt = (time: string) => `2026-11-22T${time}:00+05:30`;

describe('a new slot', () => {
  it('of a weekday is offered at once [DESK-12]', async () => {
    const answer = await operator.post('/operator/slots/', input());
    expect(answer.status).toBe(201);
    const { id, city } = answer.body;
    expect(answer.body).toEqual({ id, ...input(), city, date: null, version: 1 });
    expect(city.id).toBe(cityId);
    expect((await operator.get(`/operator/slots/${id}/`)).body).toEqual(answer.body);
    expect(await offered()).toEqual([sundayAt('17:00')]);
    expect(await auditOf(operator, 'slot', id)).toMatchObject([
      { action: 'slot.create', after: { city: cityId, weekday: 0, start: '17:00', capacity: 20 } },
    ]);
  });

  it('of a date replaces those of its weekday, and closes the day without capacity [DESK-12]', async () => {
    await create(input());
    const { id } = await create(onDate({ start: '08:00', end: '09:00' }));
    expect(await offered()).toEqual([sundayAt('08:00')]);
    await operator.patch(`/operator/slots/${id}/`, { version: 1, capacity: 0 });
    expect(await offered()).toEqual([]);
  });

  it.each([
    ['city', { city: 999_999 }],
    ['weekday', { weekday: null }],
    ['weekday', { weekday: 7 }],
    ['date', { date: '2026-11-22' }],
    ['date', { weekday: null, date: '2026-11-20' }],
    ['date', { weekday: null, date: '2027-02-29' }],
    ['date', { weekday: null, date: 'tomorrow' }],
    ['start', { start: '9:00' }],
    ['end', { end: '24:00' }],
    ['end', { end: '17:00' }],
    ['end', { start: '22:00', end: '01:00' }],
    ['cut_off_minutes', { cut_off_minutes: -1 }],
    ['cut_off_minutes', { cut_off_minutes: 10_081 }],
    ['capacity', { capacity: 0 }],
    ['capacity', { capacity: 1.5 }],
    ['capacity', { capacity: 100_001 }],
  ])('is refused with errors.%s for %j [DESK-12]', async (field, parts) => {
    const answer = await operator.post('/operator/slots/', input(parts));
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('explains how to write times and days [DESK-12]', async () => {
    const { errors } = await create(input({ weekday: null, date: '22.11.2026', start: '9 am' }));
    expect(errors).toEqual({ date: ['Write the day as YYYY-MM-DD.'], start: ['Write the time as HH:mm.'] });
  });

  it("may be today in the city, when the server's day is another [DESK-12]", async () => {
    t.clock.set('2026-11-21T19:00:00Z'); // Sunday there
    const awake = await makeOperatorClient(t);
    expect((await awake.post('/operator/slots/', onDate({ date: '2026-11-21' }))).status).toBe(400);
    expect((await awake.post('/operator/slots/', onDate())).status).toBe(201);
  });
});

describe('two slots of a day', () => {
  it.each<[how: string, first: object, second: object]>([
    ['equal', {}, {}],
    ['overlapping at its begin', {}, { start: '16:00', end: '17:01' }],
    ['overlapping at its end', {}, { start: '18:59', end: '20:00' }],
    ['inside', {}, { start: '17:30', end: '18:00' }],
    ['around it', {}, { start: '09:00', end: '21:00' }],
    ['on a closed day', { capacity: 0 }, { start: '18:00', end: '20:00' }],
  ])('are refused: %s [DESK-156]', async (_, first, second) => {
    for (const kind of [input, onDate]) {
      if ('capacity' in first && kind === input) continue;
      const { id } = await create(kind(first));
      const { status, body } = await operator.post('/operator/slots/', kind(second));
      expect([status, body.code]).toEqual([409, 'slot.overlaps']);
      expect(body.detail).toContain('17:00–19:00');
      const other = await create(kind({ start: '05:00', end: '06:00' }));
      const moved = await operator.patch(`/operator/slots/${other.id}/`, {
        version: 1,
        start: '05:30',
        ...second,
        end: '21:00',
      });
      expect([moved.status, moved.body.code]).toEqual([409, 'slot.overlaps']);
      await operator.delete(`/operator/slots/${id}/`);
      expect((await operator.post('/operator/slots/', kind(second))).status).toBe(201);
    }
  });

  it('are accepted one after the other, on other days, and in other cities [DESK-156]', async () => {
    await create(input());
    const elsewhere = await makeCity(t);
    for (const other of [
      input({ start: '15:00', end: '17:00' }),
      input({ start: '19:00', end: '20:00' }),
      input({ weekday: 1 }),
      input({ city: elsewhere }),
      onDate(),
    ]) {
      expect((await operator.post('/operator/slots/', other)).status).toBe(201);
    }
  });

  it('may stay when they overlapped before, and change other fields [DESK-156]', async () => {
    const { id } = await create(input());
    await t.database.pool.query(
      `insert into slot_windows (city_id, weekday, start_time, end_time, cut_off_minutes, capacity)
       select city_id, weekday, '18:00', '20:00', cut_off_minutes, capacity from slot_windows where id = $1`,
      [id],
    );
    const path = `/operator/slots/${id}/`;
    expect((await operator.patch(path, { version: 1, capacity: 30 })).status).toBe(200);
    expect((await operator.patch(path, { version: 2, end: '18:30' })).body.code).toBe('slot.overlaps');
    expect((await operator.patch(path, { version: 2, end: '18:00' })).status).toBe(200);
  });

  it('are not added at the same time by two operators [DESK-156]', async () => {
    const other = await makeOperatorClient(t);
    const answers = await Promise.all(
      [operator, other, operator, other].map((one) => one.post('/operator/slots/', input())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('the list of slots', () => {
  it('has the weekly ones first, and filters [DESK-12]', async () => {
    const [late, early] = [await create(input({ weekday: 3 })), await create(input({ weekday: 1 }))];
    const single = await create(onDate());
    const ids = async (query: string) =>
      (await operator.get(`/operator/slots/?${query}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await ids(`city=${cityId}`)).toEqual([early.id, late.id, single.id]);
    expect(await ids(`city=${cityId}&weekday=3`)).toEqual([late.id]);
    expect(await ids(`city=${cityId}&date=2026-11-22`)).toEqual([single.id]);
    expect(await ids(`search=${encodeURIComponent(early.city.name)}&limit=1`)).toHaveLength(1);
    expect((await operator.get(`/operator/slots/?city=${cityId}&limit=2`)).body.count).toBe(3);
  });

  it.each([
    ['2026-02-30', 'There is no such day.'],
    ['0000-01-01', 'Write the day as YYYY-MM-DD.'],
  ])('refuses the date %s [DESK-12]', async (date, why) => {
    const answer = await operator.get(`/operator/slots/?date=${date}`);
    expect([answer.status, answer.body.errors]).toEqual([400, { date: [why] }]);
  });

  it('leaves out dates that are over in the city [DESK-72]', async () => {
    const weekly = await create(input());
    const [today, tomorrow] = [await create(onDate()), await create(onDate({ date: '2026-11-23' }))];
    t.clock.set('2026-11-22T18:45:00Z'); // Monday there
    const awake = await makeOperatorClient(t);
    const ids = async (query: string) =>
      (await awake.get(`/operator/slots/?city=${cityId}${query}`)).body.results.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids('&is_past=0')).toEqual([weekly.id, tomorrow.id]);
    expect(await ids('&is_past=1')).toEqual([today.id]);
    expect(await ids('')).toEqual([weekly.id, today.id, tomorrow.id]);
  });
});

describe('a change of a slot', () => {
  it('needs the newest version, and applies at once [DESK-12, DESK-3]', async () => {
    const { id } = await create(input());
    const path = `/operator/slots/${id}/`;
    const { body } = await operator.patch(path, { version: 1, start: '16:00', city: cityId });
    expect(body).toMatchObject({ start: '16:00', end: '19:00', version: 2 });
    expect(await offered()).toEqual([sundayAt('16:00')]);
    const stale = await operator.patch(path, { version: 1, start: '15:00' });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
    const none = await operator.patch(path, { start: '15:00' });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['version']]);
    expect((await operator.patch(path, { version: 2, capacity: 20 })).body.version).toBe(2);
    const [row] = await auditOf(operator, 'slot', id);
    expect(row).toMatchObject({
      action: 'slot.update',
      before: { start: '17:00' },
      after: { start: '16:00' },
    });
  });

  it('turns a weekday into a date and back [DESK-12]', async () => {
    const { id } = await create(input());
    const path = `/operator/slots/${id}/`;
    const dated = await operator.patch(path, { version: 1, date: '2026-11-24' });
    expect(dated.body).toMatchObject({ weekday: null, date: '2026-11-24' });
    const weekly = await operator.patch(path, { version: 2, weekday: 5, date: null });
    expect(weekly.body).toMatchObject({ weekday: 5, date: null });
  });

  it('keeps the rules of a new one, and its city [DESK-12]', async () => {
    const { id } = await create(input());
    const other = await makeCity(t);
    for (const [field, change] of [
      ['end', { end: '17:00' }],
      ['capacity', { capacity: 0 }],
      ['weekday', { weekday: null }],
      ['date', { weekday: 1, date: '2026-11-24' }],
      ['city', { city: other }],
    ] as const) {
      const answer = await operator.patch(`/operator/slots/${id}/`, { version: 1, ...change });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    }
  });

  it('is possible when its date has passed [DESK-12]', async () => {
    const { id } = await create(onDate());
    t.clock.set('2026-11-23T04:30:00Z');
    const awake = await makeOperatorClient(t);
    const path = `/operator/slots/${id}/`;
    expect((await awake.patch(path, { version: 1, capacity: 5 })).status).toBe(200);
    expect((await awake.patch(path, { version: 2, date: '2026-11-21' })).status).toBe(400);
  });
});

describe('a deleted slot', () => {
  it('is gone, and its orders keep their times [DESK-12]', async () => {
    const village = await makeVillage(t);
    const { order } = await orderIn(village, 'INITIATED');
    const { results } = (await operator.get(`/operator/slots/?city=${village.cityId}`)).body;
    for (const { id } of results) expect((await operator.delete(`/operator/slots/${id}/`)).status).toBe(204);
    const path = `/operator/slots/${results[0].id}/`;
    for (const answer of [
      await operator.get(path),
      await operator.patch(path, { version: 1 }),
      await operator.delete(path),
      await operator.delete('/operator/slots/x/'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    expect((await village.customer.get('/shops/get-slots/')).body.count).toBe(0);
    const page = await village.customer.get(`/customers/orders/${order.id}/`);
    expect(page.body.slot).toEqual(order.slot);
    const cancelled = await village.customer.post(`/customers/orders/${order.id}/cancel/`);
    expect(cancelled.status).toBe(200);
    const [row] = await auditOf(operator, 'slot', results[0].id);
    expect(row).toMatchObject({ action: 'slot.delete', before: { city: village.cityId }, after: {} });
  });
});
