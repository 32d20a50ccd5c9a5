// Compares answers with the OpenAPI document: status, media type, and each body with its schema.
import { Ajv, type ValidateFunction } from 'ajv';
import type { LightMyRequestResponse } from 'fastify';
import { textOfAnswer } from '../answer-text.ts';
import type { ApiDocument, Operation } from './api-document.ts';

/** What is wrong with an answer, or undefined. */
export type Judge = (operation: Operation | undefined, answer: LightMyRequestResponse) => string | undefined;

const problemType = 'application/problem+json';

export function judgeByDocument({ components }: ApiDocument): Judge {
  // Not optimized: compiling takes longer than checking.
  const options = {
    strict: false,
    validateFormats: false,
    validateSchema: false,
    inlineRefs: false,
  } as const;
  const ajv = new Ajv({ ...options, code: { optimize: false } });
  ajv.addSchema(absolute({ components }), documentId);
  const compiled = new Map<string, ValidateFunction>();
  const faultOf = (schema: object, body: unknown): string | undefined => {
    const text = JSON.stringify(schema);
    const validate = compiled.get(text) ?? ajv.compile(absolute(schema));
    compiled.set(text, validate);
    return validate(body) ? undefined : `out of its schema: ${ajv.errorsText(validate.errors)}`;
  };
  const anyProblem = { $ref: '#/components/schemas/Problem' };

  return (operation, answer) => {
    const { statusCode, headers } = answer;
    const body = textOfAnswer(answer);
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (statusCode >= 500) return `answers ${statusCode}`;
    // HEAD.
    if (!operation && body === '') return undefined;
    if (type === problemType && Number(JSON.parse(body).status) !== statusCode)
      return 'has another status inside';
    if (statusCode === 429 && !headers['retry-after']) return 'has no Retry-After';
    // A wrong method, or a path that leads elsewhere.
    if (!operation) return statusCode < 400 ? undefined : faultOf(anyProblem, JSON.parse(body));
    const documented = operation.responses[statusCode];
    if (!documented) return `has the undocumented status ${statusCode}`;
    if (!documented.content) return body === '' ? undefined : 'has a body that is not documented';
    const media = documented.content[type] ?? documented.content['*/*'];
    if (!media) return `has the undocumented type '${type}'`;
    return type.endsWith('json') ? faultOf(media.schema, JSON.parse(body)) : undefined;
  };
}

const documentId = 'document';

/** With references that other schemas can follow, too. */
const absolute = <S extends object>(schema: S): S =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${documentId}#/components/`));
