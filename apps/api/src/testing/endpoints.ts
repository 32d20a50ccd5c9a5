// The contract's endpoints as a list, and how to find the endpoint of a call.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { endpoints as byName } from '@haat/contract/every-endpoint';

export const endpoints: readonly EndpointSpec[] = [...byName.values()];

/** `GET /shops/{id}/`. */
export const endpointName = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

const patterns = endpoints
  .map((spec) => ({ spec, pattern: new RegExp(`^/api${spec.path.replace(/\{\w+\}/g, '[^/]+')}?$`) }))
  // A literal path wins over one with a parameter: the `update` of `/shops/update/` isn't a shop's id.
  .sort((one, other) => one.spec.path.split('{').length - other.spec.path.split('{').length);

/** Undefined for calls that aren't in the contract. */
export function endpointFor(method: string, url: string): EndpointSpec | undefined {
  const [path = ''] = url.split('?');
  const fits = patterns.filter(({ pattern }) => pattern.test(path)).map(({ spec }) => spec);
  return fits.find((spec) => spec.method === method && spec.path === fits[0]?.path);
}
