// The terminal's commands. Each checks its arguments before opening a database.
import { commandLine } from './platform/release.ts';
import { StartError } from './platform/start-error.ts';
import { archiveCommands } from './terminal/archive-command.ts';
import { backupCommands } from './terminal/backup-commands.ts';
import { demoCommands } from './terminal/demo-commands.ts';
import { distributeCommands } from './terminal/distribute-command.ts';
import { houseCommands } from './terminal/house-commands.ts';
import { keyAnswers } from './terminal/key-answers.ts';
import { peopleCommands } from './terminal/people-commands.ts';
import { shopCommands } from './terminal/shop-commands.ts';
import type { Answers, Commands, OwnWork, Work } from './terminal/terminal.ts';

const commands: Commands = {
  ...shopCommands,
  ...peopleCommands,
  ...demoCommands,
  ...houseCommands,
  ...archiveCommands,
  ...distributeCommands,
};

const answers: Answers = keyAnswers;

export function help(): string {
  const entries = [
    ...Object.values(commands),
    ...Object.values(backupCommands),
    ...Object.values(answers),
    { usage: 'help', does: 'lists all commands' },
  ];
  const width = Math.max(...entries.map(({ usage }) => usage.length));
  const lines = entries.map(({ usage, does }) => `  ${commandLine(usage.padEnd(width))}  ${does}`);
  return `${lines.join('\n')}\n`;
}

/** What the command for these arguments prints, if it needs neither settings nor database. */
export function readAnswer([name = '', ...words]: readonly string[]): string | undefined {
  const isAlone = words.length === 0;
  return isAlone && Object.hasOwn(answers, name) ? answers[name]?.make() : undefined;
}

/** The command for these arguments, if it opens the database by itself. Throws `StartError` for invalid ones. */
export function readOwnCommand([name = '', ...words]: readonly string[]): OwnWork | undefined {
  const command = Object.hasOwn(backupCommands, name) ? backupCommands[name] : undefined;
  if (command === undefined) return undefined;
  const work = command.read(words);
  if (work === undefined) throw new StartError(`Usage: ${commandLine(command.usage)}`);
  return work;
}

/** The command for these arguments. Throws `StartError` with a sentence for invalid ones. */
export function readCommand([name = '', ...words]: readonly string[]): Work {
  if (Object.hasOwn(answers, name))
    throw new StartError(`Usage: ${commandLine(answers[name]?.usage ?? name)}`);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new StartError(`There is no command '${name}'. To list all commands, run: ${commandLine('help')}`);
  }
  const work = command.read(words.join(' ').trim());
  if (work === undefined) throw new StartError(`Usage: ${commandLine(command.usage)}`);
  return work;
}
