import { orderNumber } from '@haat/contract/city-ids';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import type { OrderRow } from '../order.queries.ts';
import { proposalMessages } from './proposals.messages.ts';

export const refuseNothingLeft = (): AppError =>
  new AppError('proposal.nothing_left', { detail: proposalMessages.nothingLeft });

export const refuseAnswer = (): AppError => new AppError('proposal.over', { detail: proposalMessages.over });

export const refuseProposing = ({ id }: OrderRow): AppError =>
  new AppError('order.cannot_propose', { detail: proposalMessages.cannotPropose(orderNumber(id)) });

export const refuseChanges = (why: LocalizedText): AppError => invalidInput({ changes: [why] });
