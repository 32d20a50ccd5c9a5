// Calculates what 1, 100 and 10,000 cities need: cores, connections, rows and bytes, from the measured costs of single
// calls (docs/scaling.md). It measures nothing itself.
import { makeTable } from './parts/numbers.mjs';

/** One city of 2,000 people with the app. */
const city = {
  people: 2_000,
  ordersADay: 100,
  /** The share of a day's orders that are placed in its busiest hour. */
  busiestHour: 0.2,
  /** How many times more orders there are on a feast day. */
  feast: 5,
  /** The share of people whose app is open in the busiest hour of a feast day. */
  open: 0.1,
};

/** Processor time of one call in ms: Haat's and PostgreSQL's. */
const cost = {
  /** At 32 calls at once. */
  poll: { haat: 0.04, postgres: 0.01 },
  /** At 4,000 apps, each with its own connection. */
  lonePoll: { haat: 0.37, postgres: 0.11 },
  read: { haat: 0.17, postgres: 0.15 },
  write: { haat: 0.9, postgres: 1.2 },
};

/** All calls for one order, of customer, retailer and deliverer. */
const order = { reads: 25, writes: 12 };

/** The rows that one order leaves in the database: the order, 2.5 items, 6.6 events, a delivery, 8 notifications. */
const stored = { rows: 19, bytes: 3_700 };

const pollsASecond = 0.1;
/** The largest share of time that a core may be busy, so that answers stay fast. */
const busyAtMost = 0.6;
/** The capacity of one process, or of one PostgreSQL on a usual machine. */
const coresOfPostgres = 32;

const line = makeTable(['cities', '1', '100', '10,000']);
const row = (name, of) => line([name, ...[1, 100, 10_000].map((cities) => show(of(cities)))]);
const show = (value) => {
  const digits = value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return value.toLocaleString('en', digits);
};

const orderRate = (cities) => (cities * city.ordersADay * city.feast * city.busiestHour) / 3_600;
const openApps = (cities) => cities * city.people * city.open;
const pollRate = (cities) => openApps(cities) * pollsASecond;
const msOf = (of) => order.reads * cost.read[of] + order.writes * cost.write[of];
const cores = (cities, of, poll = cost.poll) =>
  (orderRate(cities) * msOf(of) + pollRate(cities) * poll[of]) / 1000 / busyAtMost;
const coresOfLonePolls = (cities) =>
  cores(cities, 'haat', cost.lonePoll) + cores(cities, 'postgres', cost.lonePoll);
const processes = (cities) => Math.max(1, Math.ceil(cores(cities, 'haat')));

row('open apps', openApps);
row('polls a second', pollRate);
row('orders a second', orderRate);
row('cores of Haat', (cities) => cores(cities, 'haat'));
row('cores of PostgreSQL', (cities) => cores(cities, 'postgres'));
row('cores, if each poll arrives alone', coresOfLonePolls);
row('processes of Haat', processes);
row('connections to PostgreSQL', (cities) => processes(cities) * (processes(cities) === 1 ? 18 : 10));
row('PostgreSQL machines', (cities) => Math.ceil(cores(cities, 'postgres') / coresOfPostgres));
row('orders a year, millions', (cities) => (cities * city.ordersADay * 365) / 1e6);
row('rows a year, millions', (cities) => (cities * city.ordersADay * 365 * stored.rows) / 1e6);
row('GB a year', (cities) => (cities * city.ordersADay * 365 * stored.bytes) / 1e9);
