// Every endpoint of every slice, for the API's documentation and for tests that go through them all.
import type { EndpointSpec } from './endpoint.ts';
import * as slices from './every-slice.ts';

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;

/** By slice and name: `orders.acceptOrder`. */
export const endpoints: ReadonlyMap<string, EndpointSpec> = new Map(
  Object.entries<object>(slices).flatMap(([slice, exported]) =>
    Object.entries(exported)
      .filter((entry): entry is [string, EndpointSpec] => isEndpoint(entry[1]))
      .map(([name, spec]) => [`${slice}.${name}`, spec] as const),
  ),
);
