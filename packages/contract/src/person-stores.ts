/**
 * Where the customers' app keeps what a person has seen, besides `localStorage` and `sessionStorage`. Both apps delete
 * it at the end of a session.
 */
export const personStores = { database: 'haat', pictures: 'haat-pictures' } as const;

/** Asks the service worker to delete the pictures, also those that are still loading. */
export const forgetPictures = { type: 'forget pictures' } as const;
