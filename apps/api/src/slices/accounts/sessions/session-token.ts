import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. A token has too many bits to guess, so it needs no salt. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
