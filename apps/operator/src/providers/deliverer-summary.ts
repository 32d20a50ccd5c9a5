import type { DeliverySummary } from '@haat/contract/cash';
import { getDelivererSummary } from '@haat/contract/operator/cash';
import { call } from '../platform/http.ts';

export const readDelivererSummary = (delivererId: number): Promise<DeliverySummary> =>
  call(getDelivererSummary, { params: { id: delivererId } });
