// Measures what an open app costs: thousands of people, each with a connection that stays open and polls for
// notifications every ten seconds, like the web app. Prints processor time, bytes and memory, and what these are for
// 50,000 open apps.
// Options: --apps 4000 --processes 1
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { startHaat } from '../scripts/processes/start-haat.ts';
import { makePeople } from './parts/make-people.mjs';
import { percentile } from './parts/numbers.mjs';
import { familyCpuMs, familyMb, postmasterOf } from './parts/process-cost.mjs';

const EVERY_MS = 10_000;
const ROUNDS = 3;
const EXPECTED_APPS = 50_000;

const bytesOf = ({ socket }) => socket.bytesRead + socket.bytesWritten;

const { values } = parseArgs({ options: { apps: { type: 'string' }, processes: { type: 'string' } } });
const apps = Number(values.apps ?? 4_000);
const processes = Number(values.processes ?? 1);

const haat = await startHaat({ WEB_CONCURRENCY: String(processes) });
try {
  await run();
} finally {
  await haat.stop();
}

async function run() {
  const databaseUrl = findEmbeddedPostgres(haat.env.DATA_DIR).url;
  const tokens = await makePeople(databaseUrl, apps);
  const postmaster = await postmasterOf(databaseUrl);
  const idleMb = familyMb(haat.pid);
  const phones = await openPhones(tokens);
  // The first round gets full answers and warms everything up.
  await pollAll(phones);
  const sum = (of) => phones.reduce((total, phone) => total + of(phone), 0);
  const before = { server: familyCpuMs(haat.pid), postgres: familyCpuMs(postmaster), bytes: sum(bytesOf) };
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(...(await pollAll(phones)));
  const polls = times.length;
  tell({
    times,
    serverMs: (familyCpuMs(haat.pid) - before.server) / polls,
    postgresMs: (familyCpuMs(postmaster) - before.postgres) / polls,
    bytes: (sum(bytesOf) - before.bytes) / polls,
    idleMb,
    loadedMb: familyMb(haat.pid),
  });
  for (const { socket } of phones) socket.destroy();
}

async function openPhones(tokens) {
  const phones = [];
  for (const token of tokens) {
    const socket = connect(Number(haat.env.PORT), '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    phones.push({ socket, token, etag: '' });
  }
  return phones;
}

/** One poll of each phone, spread over ten seconds. Resolves to their times in ms. */
function pollAll(phones) {
  return Promise.all(
    phones.map(async (phone, at) => {
      await pause((at / phones.length) * EVERY_MS);
      const begun = performance.now();
      await poll(phone);
      return performance.now() - begun;
    }),
  );
}

/** Sends the headers of a phone's browser. */
function poll(phone) {
  const lines = [
    'GET /api/users/notifications/ HTTP/1.1',
    `Host: 127.0.0.1:${haat.env.PORT}`,
    `Authorization: Token ${phone.token}`,
    'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Accept: application/json',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Language: en-IN,en;q=0.9',
    'Sec-Fetch-Dest: empty',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Site: same-origin',
    ...(phone.etag ? [`If-None-Match: ${phone.etag}`] : []),
  ];
  return new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk) => {
      text += chunk;
      const [head = '', body] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (body === undefined || (!head.includes(' 304 ') && body.length < length)) return;
      phone.socket.off('data', onData);
      if (!/^HTTP\/1.1 (200|304) /.test(head)) reject(new Error(head));
      phone.etag = /etag: (.+)/i.exec(head)?.[1]?.trim() ?? '';
      resolve();
    };
    phone.socket.on('data', onData).once('error', reject);
    phone.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

function tell({ times, serverMs, postgresMs, bytes, idleMb, loadedMb }) {
  const kb = ((loadedMb - idleMb) * 1024) / apps;
  const perSecond = (EXPECTED_APPS * 1000) / EVERY_MS;
  const line = (name, value) => console.log(name.padEnd(44) + value);
  line('open apps, processes', `${apps}, ${processes}`);
  line('a poll: p50, p99 ms', `${percentile(times, 0.5).toFixed(1)}, ${percentile(times, 0.99).toFixed(1)}`);
  line('a poll: Haat, PostgreSQL CPU ms', `${serverMs.toFixed(3)}, ${postgresMs.toFixed(3)}`);
  line('a poll: bytes both ways, without TCP', bytes.toFixed(0));
  line('memory: idle, with all apps, MB', `${idleMb.toFixed(0)}, ${loadedMb.toFixed(0)}`);
  line('memory of a connection, KB', kb.toFixed(1));
  console.log(`With ${EXPECTED_APPS} open apps, ${perSecond} polls a second:`);
  line(
    'cores: Haat, PostgreSQL',
    `${((perSecond * serverMs) / 1000).toFixed(2)}, ${((perSecond * postgresMs) / 1000).toFixed(2)}`,
  );
  line('network, Mbit/s', ((perSecond * bytes * 8) / 1e6).toFixed(1));
  line('memory of the connections, MB', ((EXPECTED_APPS * kb) / 1024).toFixed(0));
}
