// Loaded before a Haat by NODE_OPTIONS: its clock is ahead by the milliseconds in the file CLOCK_AHEAD_FILE.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_AHEAD_FILE ?? '';
const lookEveryMs = 20;
const RealDate = Date;

let aheadMs = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

function now() {
  if (performance.now() - lookedAt > lookEveryMs) {
    lookedAt = performance.now();
    aheadMs = Number(readFileSync(file, 'utf8'));
  }
  return RealDate.now() + aheadMs;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args, target) => Reflect.construct(RealDate, args.length === 0 ? [now()] : args, target),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
