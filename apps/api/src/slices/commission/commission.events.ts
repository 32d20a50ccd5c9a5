import type { Slice } from '../../platform/slice-context.ts';
import { addCommission } from './add-commission.ts';

export const commissionSubscribers: Slice = ({ events }) => events.on('order.completed', addCommission);
