import type { Language } from '@haat/contract/languages';

/** The signed-in person of a request, with current roles. Read again on every request. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  /** For the security log, hashed. */
  readonly number: string | null;
  /** Null until the person chooses one. */
  readonly language: Language | null;
  /** Has a first name. */
  readonly isNamed: boolean;
  readonly hasShop: boolean;
  readonly isShopVerified: boolean;
  readonly isDeliverer: boolean;
  readonly delivererCityId: number | null;
  readonly isOperator: boolean;
  readonly isBlocked: boolean;
  /** Operators' calls need it once in the session. */
  readonly hasSecondFactor: boolean;
  /** When this session gave the second factor the last time. */
  readonly factorGivenAt: Date | null;
  /** When this session began. */
  readonly signedInAt: Date;
  /** Until when this session may make operators' calls: twelve hours after its last use. */
  readonly operatorUntil: Date;
  /** Counts of all notifications. The version changes with each change of one. */
  readonly notifications: { readonly total: number; readonly unread: number; readonly version: number };
}

/** How the HTTP side finds the actor of a token; wired to the accounts slice in `app.ts`. */
export type FindActor = (token: string) => Promise<Actor | undefined>;
