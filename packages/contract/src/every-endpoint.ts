// Every endpoint of every slice, for the API's documentation and for tests that go through them all.
import type { EndpointSpec } from './endpoint.ts';
import { documented } from './every-slice.ts';

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;

/** By file and name: `orders.acceptOrder`. */
export const endpoints: ReadonlyMap<string, EndpointSpec> = new Map(
  documented
    .flatMap(({ files }) => Object.entries(files))
    .flatMap(([file, exported]) =>
      Object.entries(exported)
        .filter((entry): entry is [string, EndpointSpec] => isEndpoint(entry[1]))
        .map(([name, spec]) => [`${file}.${name}`, spec] as const),
    ),
);
