// The ids of shops, products, orders and deliveries contain their city, so an id tells where its row is: (city - 1) *
// 2^36 + n. They stay below 2^53, the largest integer that JSON and JavaScript read exactly.

const idsPerCity = 2 ** 36;

/** The city of the row with this id. */
export const cityOf = (id: number): number => Math.floor(id / idsPerCity) + 1;

/** All ids of the city's rows are greater. */
export const beforeIdsOf = (cityId: number): number => (cityId - 1) * idsPerCity;

/** The number that people see and say: 'Order 41' in every city. */
export const orderNumber = (orderId: number): number => orderId % idsPerCity;
