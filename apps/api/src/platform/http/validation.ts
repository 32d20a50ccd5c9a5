// Compiles the contract's schemas to validators and turns their errors into readable messages.
import { cleanName } from '@haat/contract/clean-name';
import { serverLimits } from '@haat/contract/limits';
import { pageLinkPattern } from '@haat/contract/page-link';
import { phonePattern } from '@haat/contract/phone';
import { dayPattern, timePattern } from '@haat/contract/times';
import { Ajv, type ErrorObject } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { AppError, invalidInput } from '../app-error.ts';
import type { LocalizedText } from '../localized-text.ts';
import { cutLongArrays, hasArray } from './cut-long-arrays.ts';
import { fieldMessages } from './field.messages.ts';

const options = {
  allErrors: true,
  removeAdditional: 'all',
  useDefaults: false,
  strict: false,
  // `1e400` is JSON, and parses to Infinity.
  strictNumbers: true,
  // A test checks the contract's schemas. To compile the schema of schemas would take half of the first request.
  validateSchema: false,
} as const;

const ajv = new Ajv(options);
ajv.addKeyword({
  keyword: 'decimals',
  type: 'number',
  schemaType: 'number',
  // Compare the number written with this many decimals. Multiplying would fail for 1.15.
  validate: (decimals: number, value: number) => Number(value.toFixed(decimals)) === value,
});

ajv.addKeyword({
  keyword: 'isName',
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  // The length limits apply to the cleaned name.
  before: 'maxLength',
  validate: (_: boolean, name: string, _schema?: object, place?: DataValidationCxt) => {
    if (place) place.parentData[place.parentDataProperty] = cleanName(name);
    return true;
  },
});

/** Bodies keep their JSON types. Values in a URL are text, so plain decimals become numbers. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const validate = compiledAtFirstCall(schema);
  if (httpPart === 'body' && hasArray(schema)) return withCutArrays(schema, validate);
  if (httpPart !== 'querystring') return validate;
  const [integers, numbers] = [namesOf(schema, 'integer'), namesOf(schema, 'number')];
  const withNumbers: Validator = (query) => {
    for (const name of integers) {
      const text = query[name];
      // A number too large to be exact is beyond every page and id anyway.
      if (typeof text === 'string' && /^-?[0-9]+$/.test(text)) query[name] = clampToSafe(Number(text));
    }
    for (const name of numbers) {
      const text = query[name];
      if (typeof text === 'string' && /^-?[0-9]+(\.[0-9]+)?$/.test(text)) query[name] = Number(text);
    }
    const isRight = validate(query);
    withNumbers.errors = validate.errors;
    return isRight;
  };
  return withNumbers;
};

/** A start compiles nothing, and schemas of rare calls take no memory. */
function compiledAtFirstCall(schema: object): Validator {
  let compiled: Validator | undefined;
  const validate: Validator = (value) => {
    compiled ??= ajv.compile(schema);
    const isRight = compiled(value);
    validate.errors = compiled.errors;
    return isRight;
  };
  return validate;
}

function withCutArrays(schema: object, validate: Validator): Validator {
  const validateCut: Validator = (body) => {
    const tooLong = cutLongArrays(schema, body);
    const isRight = validate(body) && tooLong.length === 0;
    validateCut.errors = [...tooLong, ...(validate.errors ?? [])];
    return isRight;
  };
  return validateCut;
}

const clampToSafe = (value: number): number =>
  Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));

type Validator = ((query: Record<string, unknown>) => boolean) & { errors?: ErrorObject[] | null };

function namesOf(schema: object, type: 'integer' | 'number'): string[] {
  const { properties = {} }: { properties?: Record<string, { type?: unknown }> } = schema;
  return Object.keys(properties).filter((name) => properties[name]?.type === type);
}

/** Fastify's own formatter would drop the fields. */
export function refusalOf(errors: FastifySchemaValidationError[], part: string): AppError {
  const complaints = errors as ErrorObject[]; // made by Ajv, in the compiler above
  if (part === 'body' && complaints.some((error) => error.instancePath === '' && error.keyword === 'type')) {
    return new AppError('input.malformed');
  }
  const fields: Record<string, LocalizedText[]> = {};
  const choices = choicesOf(complaints);
  for (const error of complaints) {
    const field = fieldOf(error);
    // An array of 20,000 items can have as many errors.
    if (!fields[field] && Object.keys(fields).length === serverLimits.reportedFields) break;
    const list = fields[field] ?? [];
    fields[field] = list;
    const message = messageOf(error, choices.get(error.instancePath));
    if (message && !list.some(({ en }) => en === message.en)) list.push(message);
  }
  for (const list of Object.values(fields)) if (list.length === 0) list.push(fieldMessages.notRight);
  return invalidInput(fields);
}

/** The allowed values by field. A union of literals reports one error for each. */
function choicesOf(complaints: readonly ErrorObject[]): Map<string, unknown[]> {
  const choices = new Map<string, unknown[]>();
  for (const { keyword, instancePath, params } of complaints) {
    if (keyword !== 'const' && keyword !== 'enum') continue;
    const values: unknown[] = keyword === 'const' ? [params.allowedValue] : params.allowedValues;
    choices.set(instancePath, [...(choices.get(instancePath) ?? []), ...values]);
  }
  return choices;
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  return path.join('.') || 'body';
}

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function messageOf(
  { keyword, params, schema, instancePath }: ErrorObject,
  choices: readonly unknown[] = [],
): LocalizedText | undefined {
  switch (keyword) {
    case 'required':
    case 'minLength':
    case 'minItems':
      return fieldMessages.required;
    case 'maxLength':
      return fieldMessages.atMostLetters(params.limit);
    case 'maxItems':
      return fieldMessages.atMostItems(params.limit);
    case 'minimum':
      return fieldMessages.orMore(params.limit);
    case 'maximum':
      return fieldMessages.orLess(params.limit);
    case 'decimals':
      return fieldMessages.twoDecimals;
    case 'type':
      // Don't mention that null is allowed.
      return params.type === 'null' ? undefined : fieldMessages.type(String(params.type));
    case 'pattern':
      return patternMessage(String(params.pattern ?? schema), instancePath);
    case 'const':
    case 'enum':
      return fieldMessages.oneOf(choices.join(', '));
    default:
      return undefined;
  }
}

function patternMessage(pattern: string, field: string): LocalizedText {
  if (pattern === phonePattern) return fieldMessages.number;
  if (field.endsWith('email')) return fieldMessages.email;
  if (field.endsWith('otp')) return fieldMessages.code;
  if (pattern === timePattern) return fieldMessages.time;
  if (pattern === dayPattern) return fieldMessages.day;
  if (field.endsWith('_at')) return fieldMessages.instant;
  if (pattern === pageLinkPattern) return fieldMessages.pageLink;
  if (field.endsWith('link')) return fieldMessages.link;
  if (field.endsWith('cover')) return fieldMessages.cover;
  return fieldMessages.wrongForm;
}
