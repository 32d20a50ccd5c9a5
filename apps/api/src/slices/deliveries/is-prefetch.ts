const askers = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

interface Asking {
  readonly method: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Browsers that look ahead, and whoever asks for the head alone, do not mean to accept anything. */
export const isPrefetch = ({ method, headers }: Asking): boolean =>
  method === 'HEAD' || askers.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
