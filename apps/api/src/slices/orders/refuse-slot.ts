import { AppError } from '../../platform/app-error.ts';

export const refuseSlot = (): AppError =>
  new AppError('slot.unavailable', {
    detail: 'This delivery slot is full or over. Choose another one.',
  });
