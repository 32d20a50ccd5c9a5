/** A call that only adds a row, and that each signed-in person may make. It is for tests of what all calls have in common. */
export const anyWrite = {
  path: '/customers/request/',
  table: 'customer_requests',
  bodyOf: (text: string) => ({ body: text }),
};
