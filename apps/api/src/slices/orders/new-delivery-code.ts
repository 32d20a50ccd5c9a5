import { randomInt } from 'node:crypto';

/** Four random digits. */
export const newDeliveryCode = (): string => String(randomInt(10_000)).padStart(4, '0');
