// How much the tests of faults do: little in `npm test`, everything in `npm run test:long`.

export interface FaultSizes {
  /** Of each victim. */
  readonly kills: number;
  /** Haats with so many processes each are killed. */
  readonly processes: readonly number[];
  /** How often the clock jumps ahead and back. */
  readonly jumps: number;
  /** How often a server is killed while it sends. */
  readonly sendings: number;
  /** How often the disk fills up. */
  readonly fillings: number;
  readonly isLong: boolean;
}

export function faultSizes(): FaultSizes {
  const { HAAT_FAULT_KILLS } = process.env;
  const isLong = HAAT_FAULT_KILLS !== undefined;
  return {
    kills: Number(HAAT_FAULT_KILLS ?? 1),
    processes: isLong ? [1, 2] : [1],
    jumps: isLong ? 5 : 1,
    sendings: isLong ? 5 : 1,
    fillings: isLong ? 3 : 1,
    isLong,
  };
}
