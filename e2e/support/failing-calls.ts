// Makes requests of a page fail.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { type ErrorCode, statusOf, titleOf } from '@haat/contract/errors';
import type { Page, Request, Route } from 'playwright-core';

/** An error code of the contract, or no response. */
export type Failure = ErrorCode | 'cut';

export interface FailingCall {
  /** The number of failed requests so far. */
  readonly tries: () => number;
  readonly mend: () => Promise<void>;
}

const pathPattern = ({ path }: EndpointSpec): RegExp =>
  new RegExp(`^/api${path.replace(/\{\w+\}/g, '\\d+')}$`);

const pathOf = (request: Request): string => new URL(request.url()).pathname;

const isCallTo =
  (spec: EndpointSpec) =>
  (request: Request): boolean =>
    request.method() === spec.method && pathPattern(spec).test(pathOf(request));

/** Makes only this request fail in this page, until it is restored. */
export async function failCall(
  page: Page,
  spec: EndpointSpec,
  failure: Failure = 'internal',
): Promise<FailingCall> {
  let tries = 0;
  const isMeant = isCallTo(spec);
  const isPath = (url: URL): boolean => pathPattern(spec).test(url.pathname);
  const handle = async (route: Route): Promise<void> => {
    if (!isMeant(route.request())) return route.fallback();
    tries += 1;
    return failure === 'cut' ? route.abort() : refuse(route, failure);
  };
  await page.route(isPath, handle);
  return { tries: () => tries, mend: () => page.unroute(isPath, handle) };
}

function refuse(route: Route, code: ErrorCode): Promise<void> {
  const problem = { type: 'about:blank', title: titleOf(code), status: statusOf(code), code, detail: '' };
  const contentType = 'application/problem+json';
  return route.fulfill({ status: problem.status, contentType, body: JSON.stringify(problem) });
}
