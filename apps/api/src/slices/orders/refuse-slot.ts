import { AppError } from '../../platform/app-error.ts';
import { orderMessages } from './orders.messages.ts';

export const refuseSlot = (): AppError =>
  new AppError('slot.unavailable', {
    detail: orderMessages.slotTaken,
  });
