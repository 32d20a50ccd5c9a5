import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { watchFailures } from './watch-failures.ts';

/** An app whose every call is refused with this code. */
function appThatRefuses(code: string) {
  const app = fastify();
  app.setNotFoundHandler((_, reply) => reply.code(409).type('application/problem+json').send({ code }));
  watchFailures(app);
  return app;
}

it('fails a call whose endpoint does not declare the code of the answer', async () => {
  const app = appThatRefuses('cart.empty');
  await expect(app.inject({ method: 'POST', url: '/api/customers/cart/add/' })).rejects.toThrow(
    "POST /customers/cart/add/ answered cart.empty, which the contract doesn't declare",
  );
  expect((await app.inject({ method: 'POST', url: '/api/customers/checkout/' })).statusCode).toBe(409);
});

it('takes the endpoint with the most literal path', async () => {
  const app = appThatRefuses('not_found');
  await expect(app.inject('/api/shops/update/?text=7')).rejects.toThrow('GET /shops/update/ answered');
  expect((await app.inject('/api/shops/12')).statusCode).toBe(409);
});

it('ignores paths that are no endpoint', async () => {
  expect((await appThatRefuses('cart.empty').inject('/api/nothing/')).statusCode).toBe(409);
});
