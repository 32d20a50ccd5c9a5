// What the server measures. Slices and the platform say here what there is; `prometheus.ts` prints it at `/metrics`.

type Labels = Readonly<Record<string, string>>;

export interface Reading {
  readonly labels: Labels;
  readonly value: number;
}

/** Undefined: unknown now. */
type Readings = number | readonly Reading[] | undefined;

export interface Gauge {
  /** `haat_`, then what it is, then its unit in the plural: `haat_disk_free_bytes`. */
  readonly name: string;
  readonly help: string;
  /** The names of the labels that `read` gives. */
  readonly labels?: readonly string[];
  /** A failure counts as unknown. */
  readonly read: () => Readings | Promise<Readings>;
  /** How long a value is kept, in seconds, so that nobody can load the database by asking. */
  readonly keepSeconds?: number;
}

interface Series {
  readonly name: string;
  readonly help: string;
  /** Each with few values. A path or a number of a person is none. */
  readonly labels: readonly string[];
}

export interface Meters {
  /** False: nothing is measured. */
  readonly isOn: boolean;
  /** A number of the whole server or its database. One process reads it. */
  gauge(gauge: Gauge): void;
  /** A number of each process. Those of several processes are added. */
  processGauge(gauge: Gauge): void;
  /** Counts what happens in this process. */
  counter(series: Series): (labels: Labels) => void;
  /** Notes how long something took. */
  timer(series: Series): (labels: Labels, seconds: number) => void;
}

/** Without METRICS_PORT. */
export const noMeters: Meters = {
  isOn: false,
  gauge: () => undefined,
  processGauge: () => undefined,
  counter: () => () => undefined,
  timer: () => () => undefined,
};
