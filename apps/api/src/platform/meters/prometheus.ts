// The meters of a process, kept by prom-client. Its registry is our own, because tests have several servers in one process.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { makeCached } from './cached.ts';
import type { Gauge as GaugeOf, Meters } from './meters.ts';

/** From an answer out of memory to the time limit of a statement. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const usualKeepSeconds = 15;

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

interface PrometheusParts {
  /** This process reads the numbers of the whole server. */
  readonly readsShared: boolean;
  readonly onFailure: (name: string, error: unknown) => void;
}

export interface PrometheusMeters extends Meters {
  print(): Promise<string>;
}

function addGauge(
  registry: Registry,
  onFailure: PrometheusParts['onFailure'],
  { name, help, labels = [], read, keepSeconds = usualKeepSeconds }: GaugeOf,
): void {
  const readKept = makeCached(keepSeconds * 1000, read, (error) => onFailure(name, error));
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect: async () => {
      const value = await readKept();
      // A number that is unknown now isn't printed at all.
      gauge.reset();
      if (value === undefined) {
        if (labels.length === 0) gauge.remove();
      } else if (typeof value === 'number') gauge.set(value);
      else for (const one of value) gauge.set({ ...one.labels }, one.value);
    },
  });
}

export function makePrometheusMeters({ readsShared, onFailure }: PrometheusParts): PrometheusMeters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    isOn: true,
    gauge: (gauge) => (readsShared ? addGauge(registry, onFailure, gauge) : undefined),
    processGauge: (gauge) => addGauge(registry, onFailure, { keepSeconds: 0, ...gauge }),
    counter: ({ name, help, labels }) => {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      return (values) => counter.inc(values);
    },
    timer: ({ name, help, labels }) => {
      const histogram = new Histogram({
        name,
        help,
        labelNames: [...labels],
        buckets,
        registers: [registry],
      });
      return (values, seconds) => histogram.observe(values, seconds);
    },
    print: () => registry.metrics(),
  };
}
