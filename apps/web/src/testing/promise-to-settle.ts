// A promise that the test settles. Like `Promise.withResolvers`, which the oldest supported browsers lack and the
// apps' types therefore don't have.
interface PromiseToSettle<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value | PromiseLike<Value>) => void;
  readonly reject: (reason?: unknown) => void;
}

export function promiseToSettle<Value>(): PromiseToSettle<Value> {
  let settle: Omit<PromiseToSettle<Value>, 'promise'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('a promise runs its function at once');
  return { promise, ...settle };
}
