import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: it has too many bits to be guessed, so that it needs no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
