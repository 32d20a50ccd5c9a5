import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. A token has too many bits to guess, so it needs no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
