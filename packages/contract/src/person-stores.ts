/**
 * Where the customers' app keeps what a person has seen, besides `localStorage` and `sessionStorage`. Both apps delete
 * it at the end of a session.
 */
export const personStores = { database: 'haat', pictures: 'haat-pictures' } as const;
