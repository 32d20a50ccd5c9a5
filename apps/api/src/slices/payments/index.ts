// What customers paid for their orders, and how.
import type { Manifest } from '../manifest.ts';

export const payments: Manifest<'payments'> = {
  start: () => {},
  tables: {
    distributed: ['payments'],
  },
};

export type { PaymentEvent, PaymentsSettled } from './payment.event-types.ts';
