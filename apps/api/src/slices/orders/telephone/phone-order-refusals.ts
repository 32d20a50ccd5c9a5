import { type AppError, invalidInput } from '../../../platform/app-error.ts';
import { phoneOrderMessages } from './phone-orders.messages.ts';

/** The retailer isn't told that the operator blocked the person. */
export const refuseBlocked = (): AppError => invalidInput({ number: [phoneOrderMessages.cannotOrder] });

/** A telephone order ends with the last wrong code. */
export const guessesAtMost = 5;
