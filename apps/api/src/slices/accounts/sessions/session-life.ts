import { hash, randomBytes } from 'node:crypto';

// How long a session lives, and how often its use is recorded.
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const unusedMs = 90 * dayMs;
const longestMs = 365 * dayMs;

/** An operator's calls need a session that was used within this time. */
export const operatorUnusedMs = 12 * hourMs;

interface SessionTimes {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** A session ends after 90 days without use, and a year after its sign-in at the latest. */
export const isSessionOver = ({ createdAt, lastUsedAt }: SessionTimes, now: Date): boolean =>
  createdAt <= sessionBirthLimit(now) || lastUsedAt <= sessionUseLimit(now);

/** Sessions that began at or before this time have ended. */
export const sessionBirthLimit = (now: Date): Date => before(now, longestMs);

/** Sessions last used at or before this time have ended. */
export const sessionUseLimit = (now: Date): Date => before(now, unusedMs);

/**
 * Write a use only when the last written one is this old. A session can end early by at most this much, which matters
 * more in an operator's 12 hours than in 90 days.
 */
export const useWrittenEveryMs = (isOperator: boolean): number => (isOperator ? 5 * minuteMs : hourMs);

export const isUseDue = (lastUsedAt: Date, isOperator: boolean, now: Date): boolean =>
  lastUsedAt <= before(now, useWrittenEveryMs(isOperator));

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. A token has too many bits to guess, so it needs no salt. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
