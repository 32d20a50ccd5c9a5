import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCity } from '../../../testing/cities.ts';
import type { Client } from '../../../testing/client.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { orderIn } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeVillage, makeWindow } from '../../../testing/village.ts';

let t: TestApp;
let operator: Client;
let cityId: number;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-11-21T04:30:00Z'); // Saturday, 10:00 in Kerala
  cityId = await makeCity(t);
});

const sundayAt = (time: string) => `2026-11-22T${time}:00+05:30`;

describe('the preview', () => {
  it('has 14 days with their slots, bookings and exceptions [DESK-13]', async () => {
    const windowId = await makeWindow(t, cityId, { weekday: 0, capacity: 8 });
    const times = { start: '17:00', end: '19:00', cut_off_minutes: 60 };
    await operator.post('/operator/slots/', { city: cityId, date: '2026-11-29', capacity: 0, ...times });
    const { status, body } = await operator.get(`/operator/slots/preview/?city=${cityId}`);
    expect(status).toBe(200);
    expect(body.city.id).toBe(cityId);
    expect(body.days).toHaveLength(14);
    expect([body.days[0].day, body.days[13].day]).toEqual(['2026-11-21', '2026-12-04']);
    const slot = {
      window: windowId,
      start: sundayAt('17:00'),
      end: sundayAt('19:00'),
      closes_at: sundayAt('16:00'),
      capacity: 8,
      taken: 0,
      is_withdrawn: false,
    };
    expect(body.days[1]).toEqual({ day: '2026-11-22', weekday: 0, is_exception: false, slots: [slot] });
    expect(body.days[8]).toEqual({ day: '2026-11-29', weekday: 0, is_exception: true, slots: [] });
  });

  it('counts orders, also of a slot that was withdrawn since [DESK-13]', async () => {
    const village = await makeVillage(t);
    const { order } = await orderIn(village, 'INITIATED');
    const path = `/operator/slots/preview/?city=${village.cityId}`;
    const slotOfOrder = async () => {
      const { days } = (await operator.get(path)).body;
      return days
        .flatMap(({ slots }: { slots: object[] }) => slots)
        .find(
          ({ start, taken }: { start: string; taken: number }) => start === order.slot.start && taken > 0,
        );
    };
    const before = await slotOfOrder();
    expect(before).toMatchObject({ taken: 1, is_withdrawn: false });
    await operator.delete(`/operator/slots/${before.window}/`);
    expect(await slotOfOrder()).toEqual({ ...before, is_withdrawn: true });
  });

  it('needs a city that exists [DESK-13]', async () => {
    for (const query of ['', '?city=999999', '?city=x']) {
      const answer = await operator.get(`/operator/slots/preview/${query}`);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['city']]);
    }
  });
});
