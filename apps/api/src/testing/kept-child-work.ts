// A child process that outlives its app, because each new one takes as long as the work of a test.
import { type ChildWork, type ChildWorkOptions, makeChildWork } from '../platform/child-work.ts';

const works = new Map<string, ChildWork>();

/** The same for all apps of this test worker. It ends with the worker. */
export function keptChildWork(options: ChildWorkOptions): ChildWork {
  const { href } = options.program;
  const work = works.get(href) ?? makeChildWork(options);
  works.set(href, work);
  return { run: work.run, close: async () => undefined };
}
