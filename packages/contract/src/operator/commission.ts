// What the service costs each shop, at the desk, and what the shops paid.
import * as T from 'typebox';
import { CommissionStatement } from '../commission.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Id, IdParams, listOf, Month, Named, optionalText, PositiveAmount, pageQuery } from '../schema.ts';

export const ShopStatement = T.Object({ shop: Named, ...CommissionStatement.properties });
export type ShopStatement = T.Static<typeof ShopStatement>;

export const listStatements = endpoint({
  method: 'GET',
  path: '/operator/statements/',
  who: 'operator',
  summary:
    'List what the service cost each shop in a month, by name. Without `month` this one, without `city` all. With `Accept: text/csv` a file, which the audit notes.',
  query: T.Object({ month: T.Optional(Month), city: T.Optional(Id), ...pageQuery }),
  responses: { 200: listOf(ShopStatement) },
  fails: ['factor.again'],
});

export const addPayment = endpoint({
  method: 'POST',
  path: '/operator/shops/{id}/payments/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary: 'Enter what a shop paid for the service. The audit has it, and the shop is told.',
  params: IdParams,
  body: T.Object({ amount: PositiveAmount, note: optionalText(limits.reason) }),
  responses: { 201: ShopStatement },
  fails: ['operator.own'],
});
