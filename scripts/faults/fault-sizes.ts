// How much the tests of faults do: little in `npm test`, everything in `npm run test:long`.

export interface FaultSizes {
  /** Of each victim. */
  readonly kills: number;
  /** Haats with so many processes each are killed. */
  readonly processes: readonly number[];
}

const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);

export function faultSizes(): FaultSizes {
  return {
    kills: numberFrom('HAAT_FAULT_KILLS', 1),
    processes: process.env.HAAT_FAULT_KILLS ? [1, 2] : [1],
  };
}
