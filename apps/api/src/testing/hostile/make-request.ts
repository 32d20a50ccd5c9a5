// One request to an operation: like the document's example, with none, one or several odd parts.
import { type ApiDocument, fieldsOf, type Operation, type Schema } from './api-document.ts';
import type { Dice } from './dice.ts';
import { type KnownValues, knownFor } from './known-values.ts';
import {
  oddBodies,
  oddHeaders,
  oddMethods,
  oddQueries,
  oddTexts,
  oddTypes,
  oddUrlParts,
  oddValues,
} from './odd-values.ts';

export interface HostileRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
}

export interface RequestParts {
  readonly document: ApiDocument;
  readonly known: KnownValues;
  readonly dice: Dice;
  /** A small picture. */
  readonly picture: Buffer;
}

/** How often a part is odd. A request has up to ten parts, so about half of the requests are odd somewhere. */
const oddShare = 0.08;

export function makeRequest(parts: RequestParts, operation: Operation): HostileRequest {
  const { dice } = parts;
  const isOtherMethod = dice.often(0.02);
  const { headers, payload } = bodyFor(parts, operation);
  return {
    method: isOtherMethod ? dice.pick(oddMethods) : operation.method,
    url: pathFor(parts, operation) + queryFor(parts, operation),
    headers: { ...headers, ...headersFor(dice) },
    payload,
  };
}

function pathFor({ dice, known }: RequestParts, { path }: Operation): string {
  const [list = ''] = path.split('{');
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    const ids = known.of(name === 'id' ? list : name);
    if (ids.length === 0 || dice.often(oddShare)) return dice.pick(oddUrlParts);
    return String(dice.often(0.1) ? dice.below(2_000) : dice.pick(ids));
  });
}

function queryFor({ dice, known }: RequestParts, { parameters }: Operation): string {
  if (dice.often(oddShare)) return `?${dice.pick(oddQueries)}`;
  const given = parameters
    .filter((one) => one.in === 'query' && dice.often(0.5))
    .map(({ name, schema, example }) => {
      if (dice.often(oddShare)) return `${name}=${dice.pick(oddUrlParts)}`;
      const ids = knownFor(known, name);
      const value = ids.length > 0 && dice.often(0.9) ? dice.pick(ids) : example;
      const sent = dice.often(oddShare) ? atTheEdge(schema, dice) : value;
      return `${name}=${encodeURIComponent(textOf(sent)?.toWellFormed() ?? '')}`;
    });
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

function headersFor(dice: Dice): Record<string, string> {
  const key: Record<string, string> = dice.often(0.1) ? { 'idempotency-key': `key-${dice.below(50)}` } : {};
  return dice.often(oddShare) ? { ...key, ...dice.pick(oddHeaders) } : key;
}

type Body = Pick<HostileRequest, 'payload'> & { headers: Record<string, string> };

function bodyFor(parts: RequestParts, { method, bodies }: Operation): Body {
  const { dice } = parts;
  const type = Object.keys(bodies)[0] ?? (method === 'GET' ? '' : 'application/json');
  const media = bodies[type];
  if (type === 'multipart/form-data') return formFor(parts, media?.example);
  const isOddBody = dice.often(type === '' ? 0.02 : oddShare);
  if (type === '' && !isOddBody) return { headers: {}, payload: undefined };
  const headers = { 'content-type': dice.often(oddShare / 2) ? dice.pick(oddTypes) : 'application/json' };
  if (isOddBody) return { headers, payload: dice.often(0.02) ? 'x'.repeat(300_000) : dice.pick(oddBodies) };
  if (!media) return { headers, payload: dice.often(0.5) ? '{}' : undefined };
  const fields = fieldsOf(parts.document, media.schema);
  const body = changed(parts, media.example ?? {}, fields);
  return { headers, payload: JSON.stringify(body) };
}

/** The example with existing ids, and here and there an odd, missing or additional value. */
function changed(
  parts: RequestParts,
  example: unknown,
  fields: Readonly<Record<string, Schema>>,
): Record<string, unknown> {
  const { dice, known } = parts;
  const body: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(Object(example)), ...Object.keys(fields)])) {
    const given: unknown = Object(example)[name];
    const ids = knownFor(known, name);
    const kind = dice.below(100);
    if (kind < 4) continue;
    if (kind < 12) body[name] = dice.pick(oddValues);
    else if (kind < 19) body[name] = atTheEdge(fields[name] ?? {}, dice);
    else if (kind < 25 && given !== undefined) body[name] = bent(given, dice);
    else if (ids.length > 0) body[name] = Array.isArray(given) ? [dice.pick(ids)] : dice.pick(ids);
    else if (given !== undefined) body[name] = given;
    else if (kind > 80) body[name] = dice.pick(oddValues);
  }
  if (dice.often(oddShare)) body[dice.pick(oddTexts).slice(0, 500)] = dice.pick(oddValues);
  return body;
}

/** An odd value somewhere within a list or an object, or in a text. */
function bent(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) {
    if (dice.often(0.2)) return Array.from({ length: 150 }, () => value[0]);
    return [...value.slice(1), dice.often(0.5) ? dice.pick(oddValues) : bent(value[0], dice)];
  }
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value);
    return names.length === 0 ? {} : { ...value, [dice.pick(names)]: dice.pick(oddValues) };
  }
  if (typeof value === 'string') return dice.pick([value + dice.pick(oddTexts), [value], value.repeat(60)]);
  return dice.pick([String(value), [value], -Number(value), Number(value) + 0.001]);
}

/** Just within and just beyond the limits of a schema. */
function atTheEdge({ minimum, maximum, maxLength, maxItems }: Schema, dice: Dice): unknown {
  const edges: unknown[] = [minimum, maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge, edge - 1, edge + 1],
  );
  if (maxLength !== undefined)
    edges.push('x'.repeat(maxLength), 'x'.repeat(maxLength + 1), 'അ'.repeat(maxLength));
  if (maxItems !== undefined) edges.push(Array(maxItems).fill('x'), Array(maxItems + 1).fill('x'));
  return edges.length > 0 ? dice.pick(edges) : dice.pick(oddValues);
}

const boundary = 'haat-boundary';

/** A form with a file, sometimes cut off. Real pictures are rare, because decoding them takes long. */
function formFor({ dice, picture }: RequestParts, example: unknown): Body {
  const type = dice.often(oddShare) ? dice.pick(oddTypes) : `multipart/form-data; boundary=${boundary}`;
  const pieces: (string | Buffer)[] = [];
  for (const [name, given] of Object.entries(Object(example))) {
    if (dice.often(oddShare)) continue;
    const isFile = name === 'cover' || name === 'file';
    const fileName = dice.often(oddShare) ? headerSafe(dice.pick(oddTexts)) : 'file.png';
    const named = isFile ? `; filename="${fileName}"` : '';
    pieces.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${named}\r\n\r\n`);
    if (isFile) pieces.push(dice.often(0.1) ? picture : dice.pick(oddTexts));
    else pieces.push(dice.often(oddShare) ? dice.pick(oddTexts) : String(given));
    pieces.push('\r\n');
  }
  pieces.push(dice.often(oddShare) ? '' : `--${boundary}--\r\n`);
  return { headers: { 'content-type': type }, payload: Buffer.concat(pieces.map((one) => Buffer.from(one))) };
}

const headerSafe = (text: string): string => text.replace(/[\r\n]/g, ' ').slice(0, 300);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : JSON.stringify(value);
