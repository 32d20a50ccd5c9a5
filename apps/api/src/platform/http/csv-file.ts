import type { FastifyReply } from 'fastify';
import { byteOrderMark } from '../csv.ts';
import { type StatusAnswer, streamAnswer } from './answers.ts';

/** Answers lines of CSV as a file to download, in chunks. */
export function csvFile(
  reply: FastifyReply,
  name: string,
  lines: AsyncIterable<string>,
): StatusAnswer<never> {
  reply.type('text/csv; charset=utf-8').header('Content-Disposition', `attachment; filename="${name}"`);
  return streamAnswer(withMark(lines));
}

async function* withMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* lines;
}
