// The only error handler. Refusals become problem documents. Everything else is logged in full and answered with `internal`.
import { type ErrorCode, statusOf, titleOf } from '@haat/contract/errors';
import type { Language } from '@haat/contract/languages';
import { serverLimits } from '@haat/contract/limits';
import type { Problem } from '@haat/contract/problem';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type FieldErrors, type UsualCode } from '../app-error.ts';
import { defaultLanguage, everywhere, type LocalizedText } from '../localized-text.ts';
import { isDatabaseAway, isDatabaseBusy, isReadOnlyServer } from '../sql-state.ts';
import { usualDetails } from './problem.messages.ts';
import { languageOf } from './request-actor.ts';
import { withRequestId } from './request-id.ts';
import { refusalOf } from './validation.ts';

/** The document of a refusal (ERR-1). */
export function problemOf(error: AppError, language = defaultLanguage): Problem {
  const { detail, errors, items, cart, quantity, products, amount, due, left, deliverer, atShop, rows } =
    error.refusal;
  const problem: Problem = {
    type: 'about:blank',
    title: titleOf(error.code),
    status: statusOf(error.code),
    code: error.code,
    detail: (detail ?? usualDetailOf(error.code))[language],
  };
  if (errors) problem.errors = reported(errors, language);
  if (items) problem.items = items;
  if (cart) problem.cart = cart;
  if (quantity !== undefined) problem.quantity = quantity;
  if (products) problem.products = products;
  if (amount !== undefined) problem.amount = amount;
  if (due !== undefined) problem.due = due;
  if (left !== undefined) problem.left = left;
  if (deliverer !== undefined) problem.deliverer = deliverer;
  if (atShop !== undefined) problem.at_shop = atShop;
  if (rows) problem.rows = rows;
  return problem;
}

/** The types let only usual codes come without a detail. The documentation shows all codes. */
export const usualDetailOf = (code: ErrorCode): LocalizedText =>
  code in usualDetails ? usualDetails[code as UsualCode] : everywhere(`${titleOf(code)}.`); // just looked up

const fieldNameLetters = 100;

/** Field names come from the request, so their number and length are limited. */
function reported(errors: FieldErrors, language: Language): Record<string, string[]> {
  const fields = Object.entries(errors).slice(0, serverLimits.reportedFields);
  return Object.fromEntries(
    fields.map(([name, messages]) => [shortName(name), messages.map((words) => words[language])]),
  );
}

const shortName = (name: string): string =>
  name.length > fieldNameLetters ? `${name.slice(0, fieldNameLetters)}…`.toWellFormed() : name;

export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const language = languageOf(reply.request);
  const { retryAfterSeconds } = error.refusal;
  const wait = retryAfterSeconds ?? (error.code === 'unavailable' ? 5 : undefined);
  if (error.code === 'auth.required') reply.header('WWW-Authenticate', 'Token');
  if (wait !== undefined) reply.header('Retry-After', String(Math.max(1, Math.ceil(wait))));
  return reply
    .code(statusOf(error.code))
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .header('Content-Language', language)
    .send(withRequestId(problemOf(error, language), reply.request));
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.code === 'internal') request.log.error({ err: forLog(error) }, 'unexpected error');
  if (refusal.code === 'unavailable') request.log.warn({ err: forLog(error) }, 'unavailable');
  return sendProblem(reply, refusal);
}

/** A failed query without its values, which are personal data. */
function forLog(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const told = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  told.stack = error.stack?.replace(error.message, () => told.message);
  return told;
}

const fastifyCodes: Record<string, UsualCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body.unsupported',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.malformed',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFastifyError(error)) {
    if (error.validation) return refusalOf(error.validation, error.validationContext ?? 'body');
    const code = fastifyCodes[error.code];
    if (code) return new AppError(code);
  }
  const isAway = isDatabaseAway(error) || isReadOnlyServer(error) || isDatabaseBusy(error);
  return new AppError(isAway ? 'unavailable' : 'internal');
}

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error;
