import { createHash } from 'node:crypto';

/** The `ETag` of a text. Weak, because the text may be compressed on its way. */
export const tagOfText = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** `If-None-Match` names several tags, or any; tags are compared weakly (RFC 9110, 13.1.2). */
export function isTagAmong(tag: string, header: string | undefined): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((other) => bare(other) === bare(tag) || bare(other) === '*');
}
