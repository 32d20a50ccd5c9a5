// Files that only some people may see: a picture or a sound. Uploaded once, then referred to by id.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Id, IdParams, Instant } from './schema.ts';

export const fileKinds = ['picture', 'sound'] as const;
export type FileKind = (typeof fileKinds)[number];

export const StoredFile = T.Object({ id: Id, kind: T.Enum(fileKinds, { type: 'string' }) });
export type StoredFile = T.Static<typeof StoredFile>;

/** With its contents in Base64. `type` is such as `image/webp`. */
export const WholeFile = T.Object({
  ...StoredFile.properties,
  type: T.String(),
  created_at: Instant,
  content: T.String(),
});
export type WholeFile = T.Static<typeof WholeFile>;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/files/',
  who: 'person',
  summary:
    'Upload a picture, or a sound of at most 307,200 bytes. Form field: `file`. With the field `for` = `list`, a sound may have 900,000 bytes, and fits only a list.',
  multipart: 'file',
  perMinute: limits.picturesPerMinute,
  countedAs: 'pictures',
  responses: { 201: StoredFile },
  fails: ['image.too_large', 'image.invalid', 'image.no_room', 'sound.too_large', 'sound.invalid'],
});

export const getFile = endpoint({
  method: 'GET',
  path: '/files/{id}/',
  who: 'person',
  summary:
    'Get a file: one of your own, one of an active order that you deliver, or one of a complaint that your shop sees. Operators get all.',
  params: IdParams,
  file: true,
  responses: { 200: T.Unsafe<Blob>({ type: 'string', format: 'binary' }) },
});
