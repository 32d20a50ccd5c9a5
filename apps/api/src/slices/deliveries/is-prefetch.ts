const askers = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

interface Asking {
  readonly method: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Prefetching browsers and HEAD requests must not accept anything. */
export const isPrefetch = ({ method, headers }: Asking): boolean =>
  method === 'HEAD' || askers.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
