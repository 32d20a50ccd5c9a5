import * as ownData from '@haat/contract/own-data';
import { streamAnswer } from '../../platform/http/answers.ts';
import { clientAddressOf } from '../../platform/http/client-address.ts';
import type { SliceContext } from '../../platform/slice-context.ts';
import type { AnyManifest } from '../manifest.ts';
import { deleteAccount } from './delete-account.ts';
import { exportChunks } from './export.views.ts';

/** The export has what these slices keep about a person. */
export function ownDataRoutes(
  { routes, database, files }: SliceContext,
  slices: readonly AnyManifest[],
): void {
  routes.read(ownData.exportData, async ({ db, actor, now, language, reply }) => {
    reply.type('application/json; charset=utf-8');
    return streamAnswer(exportChunks(db, { actor, now, language, files }, slices));
  });

  // Not `write`: it would lock the session that ends here, and a refused code must be counted.
  routes.act(ownData.deleteAccount, async ({ actor, body, request }) => {
    const input = { otp: body.otp, address: clientAddressOf(request) };
    const refusal = await database.inTx((tx) => deleteAccount(tx, actor, input));
    if (refusal) throw refusal;
    return undefined;
  });
}
