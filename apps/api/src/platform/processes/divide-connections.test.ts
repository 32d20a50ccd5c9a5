import { expect, it } from 'vitest';
import { connectionsNeeded, divideConnections, processesAllowed } from './divide-connections.ts';

const sumOf = (processes: number, allowed: number): number => {
  const { reading, writing, quick } = divideConnections(processes, allowed) ?? {
    reading: Number.NaN,
    writing: 0,
    quick: 0,
  };
  return processes * (reading + writing + quick);
};

it('gives all processes together fewer connections than PostgreSQL allows [RUN-20]', () => {
  for (let processes = 1; processes <= processesAllowed(100); processes += 1) {
    expect(sumOf(processes, 100), `${processes} processes`).toBeLessThanOrEqual(90);
    expect(divideConnections(processes, 100)?.reading).toBeGreaterThanOrEqual(1);
    // A sweep holds one while it deletes on another.
    expect(divideConnections(processes, 100)?.writing).toBeGreaterThanOrEqual(2);
  }
});

it('refuses more processes than connections allow, and says how many are needed [RUN-20]', () => {
  const most = processesAllowed(100);
  expect(divideConnections(most + 1, 100)).toBeUndefined();
  expect(divideConnections(64, connectionsNeeded(64))).toEqual({ quick: 1, writing: 2, reading: 1 });
  expect(divideConnections(64, connectionsNeeded(64) - 1)).toBeUndefined();
});

it('opens few connections however many PostgreSQL allows', () => {
  expect(sumOf(1, 1000)).toBe(18);
  expect(sumOf(4, 1000)).toBe(40);
  expect(sumOf(16, 1000)).toBe(160);
});
