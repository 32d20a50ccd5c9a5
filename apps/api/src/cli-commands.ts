// The terminal's commands. Each reads its words before any database is opened, then works in one transaction.
import { AppError } from './platform/app-error.ts';
import type { Db, Tx } from './platform/database.ts';
import { StartError } from './platform/start-error.ts';
import { findCityByNameOrId, makeDeliverer, makeOperator } from './slices/accounts/index.ts';
import { verifyShop } from './slices/shops/index.ts';

/** Does its work and answers, in one sentence, what was done. */
type Work = (tx: Tx, db: Db) => Promise<string>;

type Command = {
  usage: string;
  does: string;
  /** Throws `StartError` when the words are not as `usage` says. */
  read(words: string): Work | undefined;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  'verify-shop': {
    usage: 'verify-shop ID',
    does: 'lets a shop work, also one that was suspended',
    read: (words) => (/^\d{1,15}$/.test(words) ? (tx) => verify(tx, Number(words)) : undefined),
  },
  'make-operator': {
    usage: 'make-operator +91NUMBER',
    does: 'lets a person run the service; makes the person when the number is new',
    read: (words) => {
      const { number, rest } = readNumber(words);
      return rest === '' ? (tx) => operator(tx, number) : undefined;
    },
  },
  'make-deliverer': {
    usage: 'make-deliverer +91NUMBER CITY',
    does: 'takes a person on as a deliverer; CITY is a name or an id',
    read: (words) => {
      const { number, rest } = readNumber(words);
      return rest === '' ? undefined : (tx, db) => deliverer(tx, db, number, rest);
    },
  },
};

export function help(): string {
  const entries = [...Object.values(COMMANDS), { usage: 'help', does: 'lists these commands' }];
  const width = Math.max(...entries.map(({ usage }) => usage.length));
  const lines = entries.map(({ usage, does }) => `  npm run haat -- ${usage.padEnd(width)}  ${does}`);
  return `${lines.join('\n')}\n`;
}

/** The work that the words ask for. Throws `StartError` with a sentence on what is wrong with them. */
export function readCommand([name = '', ...words]: readonly string[]): Work {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new StartError(`There is no command '${name}': npm run haat -- help lists all.`);
  }
  const work = command.read(words.join(' ').trim());
  if (work === undefined) throw new StartError(`Write: npm run haat -- ${command.usage}`);
  return work;
}

/** `+91` and ten digits, however they are spaced, and what stands behind them. */
function readNumber(words: string): { number: string; rest: string } {
  const [, digits, rest] = /^\+91\s*((?:\d\s*){9}\d)(?:\s+(.*))?$/.exec(words) ?? [];
  if (digits === undefined) {
    throw new StartError('A phone number is +91 and ten digits, such as +919000000003.');
  }
  return { number: `+91${digits.replaceAll(/\s/g, '')}`, rest: rest?.trim() ?? '' };
}

async function verify(tx: Tx, shopId: number): Promise<string> {
  try {
    const { name, isChanged } = await verifyShop(tx, null, shopId);
    return isChanged
      ? `Shop ${shopId}, ${name}, is verified.`
      : `Shop ${shopId}, ${name}, was verified already.`;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') {
      throw new StartError(`There is no shop ${shopId}.`);
    }
    throw error;
  }
}

async function operator(tx: Tx, number: string): Promise<string> {
  const { changed } = await makeOperator(tx, number);
  return changed ? `${number} is an operator.` : `${number} was an operator already.`;
}

async function deliverer(tx: Tx, db: Db, number: string, place: string): Promise<string> {
  const city = await findCityByNameOrId(db, place);
  if (city === undefined) throw new StartError(`There is no city '${place}'.`);
  const { changed } = await makeDeliverer(tx, number, city.id);
  return changed
    ? `${number} is a deliverer in ${city.name}.`
    : `${number} was a deliverer in ${city.name} already.`;
}
