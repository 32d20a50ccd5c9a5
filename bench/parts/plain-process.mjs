// Runs the plain statements in a separate process, for the bench that started it. The argument is the database's URL.
// The first message contains the people.
import pg from 'pg';
import { completion } from './plain-completion.mjs';
import * as reads from './plain-reads.mjs';
import * as writes from './plain-writes.mjs';
import { runFor } from './run-for.mjs';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });
const calls = { ...reads, ...writes, completion };
let people = [];

process.on('message', async (message) => {
  if (message.people) {
    people = message.people;
    return;
  }
  const { name, atOnce, ms, from } = message;
  try {
    const call = calls[name];
    process.send(await runFor({ atOnce, ms, from, people }, () => (person) => call(pool, person)));
  } catch (error) {
    process.send({ error: `plain ${name}: ${error.stack}` });
  }
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
