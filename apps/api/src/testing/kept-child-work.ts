// Keeps a child process for all test apps of a worker, because starting one for each app is slow.
import { type ChildWork, type ChildWorkOptions, makeChildWork } from '../platform/child-work.ts';

const works = new Map<string, ChildWork>();

/** Returns the same child work for the same program. Its process ends with the test worker. */
export function keptChildWork(options: ChildWorkOptions): ChildWork {
  const { href } = options.program;
  const work = works.get(href) ?? makeChildWork(options);
  works.set(href, work);
  return { run: work.run, close: async () => undefined };
}
