// The calls of the operator's own second factor.
import * as factor from '@haat/contract/operator/second-factor';
import { call } from '../platform/http.ts';

export const getFactor = (signal: AbortSignal): Promise<factor.FactorState> =>
  call(factor.getFactor, { signal });
export const beginApp = () => call(factor.beginApp, {});
export const confirmApp = (code: string): Promise<factor.FactorAdded> =>
  call(factor.confirmApp, { body: { code } });
export const removeApp = (): Promise<factor.FactorState> => call(factor.removeApp, {});
export const removePasskey = (id: number): Promise<factor.FactorState> =>
  call(factor.removePasskey, { params: { id } });
export const renewRecoveryCodes = (): Promise<factor.FactorAdded> => call(factor.renewRecoveryCodes, {});
export const giveCode = (code: string): Promise<factor.FactorState> =>
  call(factor.giveCode, { body: { code } });
export const giveRecoveryCode = (code: string): Promise<factor.FactorState> =>
  call(factor.giveRecoveryCode, { body: { code } });
