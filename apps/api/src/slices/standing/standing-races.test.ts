// Who can act at the same moment as an evening: another process, a restart, the person, and the operator.
import { beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/database.ts';
import { Events } from '../../platform/events.ts';
import { Jobs } from '../../platform/jobs.ts';
import { makePushServices } from '../../platform/push/push-services.ts';
import { Sweeps } from '../../platform/sweeps.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { eveningOf, makeStanding } from '../../testing/standing.ts';
import { type Customer, makeCustomer, makeGoods } from '../../testing/village.ts';

const village = setUpVillage();
const day = '2026-11-22';
let milk: number;
let people: Customer[];

const query = async (statement: string) => (await village.testApp.database.pool.query(statement)).rows;
/** How many orders each standing order has placed. */
const placed = async (): Promise<number[]> =>
  (
    await query(
      `select count(orders.id)::int as n from standing_orders s left join orders on standing_id = s.id group by s.id`,
    )
  ).map(({ n }) => n);

beforeEach(async () => {
  const { testApp, cityId, retailer } = village;
  await query('delete from standing_orders');
  await query('delete from jobs');
  testApp.clock.set('2026-11-21T04:30:00Z'); // 10:00 in Kerala
  milk = await makeGoods(testApp, retailer, { name: 'Milk', price: 28, quantity: 1_000 });
  people = [];
  for (let count = 0; count < 6; count += 1) {
    const customer = await makeCustomer(testApp, cityId);
    await makeStanding({ ...village, customer }, milk);
    people.push(customer);
  }
  testApp.clock.set(eveningOf('2026-11-21'));
});

async function withOtherProcess(work: (jobs: Jobs) => Promise<void>): Promise<void> {
  const { config, clock, files, sms } = village.testApp;
  const events = new Events();
  const database = openDatabase({ url: config.databaseUrl ?? '', clock, events });
  const jobs = new Jobs({ database });
  const push = makePushServices(config, clock);
  const parts = { config, database, events, clock, files, sms, jobs, push, sweeps: new Sweeps() };
  const other = await buildApp({ ...parts, log: false });
  await other.ready();
  try {
    await work(jobs);
  } finally {
    await other.close();
    await jobs.stop();
    await database.close();
  }
}

it('two processes place each order once [MORNING-9]', async () => {
  await withOtherProcess(async (jobs) => {
    for (const _ of [1, 2, 3]) {
      // As when the job of a server that doesn't answer is given to another one.
      const wake = query('update jobs set is_running = false');
      await Promise.all([village.testApp.jobs.runDue({ early: true }), jobs.runDue({ early: true }), wake]);
    }
  });
  expect(await placed()).toEqual(people.map(() => 1));
});

it('a job that was stopped in between goes on with the rest [MORNING-9]', async () => {
  const { testApp } = village;
  const { jobs } = testApp;
  const [, , third] = await query('select id from standing_orders order by id');
  // The third one and those after it fail, as when the server is killed.
  await query(
    `alter table orders add constraint stop_third check (standing_id is null or standing_id < ${third.id}) not valid`,
  );
  await jobs.runDue({ early: true });
  const some = (await placed()).filter((n) => n > 0).length;
  await query('alter table orders drop constraint stop_third');
  expect(some).toBe(2);
  await jobs.runDue({ early: true });
  expect(await placed()).toEqual(people.map(() => 1));
});

it('a person who ends or skips it at that moment gets one order or none [MORNING-9]', async () => {
  const [first, second] = people as [Customer, Customer];
  const idOf = async (who: Customer) => (await who.get('/customers/standing/')).body.results[0].id;
  const [one, two] = [await idOf(first), await idOf(second)];
  const [, ended, skipped] = await Promise.all([
    village.testApp.jobs.runDue({ early: true }),
    first.delete(`/customers/standing/${one}/`),
    second.patch(`/customers/standing/${two}/`, { skips: [day] }),
  ]);
  expect([ended.status, skipped.status]).toEqual([204, 200]);
  for (const who of [first, second]) {
    expect((await who.get('/customers/orders/')).body.count).toBeLessThanOrEqual(1);
  }
  await village.testApp.jobs.runDue({ early: true });
  expect((await second.get('/customers/orders/')).body.count).toBeLessThanOrEqual(1);
});

it('two who accept all at once both hear what is accepted [MORNING-15]', async () => {
  const { testApp, retailer } = village;
  await testApp.jobs.runDue({ early: true });
  const answers = await Promise.all([1, 2, 3].map(() => retailer.post('/shops/orders/accept_standing/')));
  expect(answers.map(({ body }) => body.refused)).toEqual([[], [], []]);
  const waiting = await query(`select id from orders where standing_id is not null and status = 'INITIATED'`);
  expect(waiting).toEqual([]);
});
