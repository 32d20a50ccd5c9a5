// Loaded into a server by `--import`: how long the event loop waits for one turn, so how long no other answer is written.
// Processor time, because on a busy machine every turn waits for a core. Each SIGUSR2 writes and forgets the longest wait.
import { writeFileSync } from 'node:fs';

const file = process.env.LOOP_WAITS_FILE;
let longest = 0;

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let last = cpuMs();
const timer = setInterval(() => {
  const now = cpuMs();
  longest = Math.max(longest, now - last);
  last = now;
}, 1);
timer.unref();

process.on('SIGUSR2', () => {
  writeFileSync(`${file}.${process.pid}`, String(longest));
  longest = 0;
});
