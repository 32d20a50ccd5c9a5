// How many codes a number and an address may ask for; counted in PostgreSQL, so that all processes count together.
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';

const windowSeconds = 15 * 60;

export interface CodeLimits {
  /** Counts one code. Throws `rate.limited`. */
  take(number: string, ip: string): Promise<void>;
  /** The code could not be sent: the person may ask again. */
  giveBack(number: string): Promise<void>;
}

export function makeCodeLimits({ pool }: Database, config: Config): CodeLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'code_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: windowSeconds,
    });
  const byNumber = limiter('number', config.otpLimitPerNumber);
  const byIp = limiter('ip', config.otpLimitPerIp);
  const giveBack = async (number: string) => {
    await byNumber.reward(number);
  };
  return {
    take: async (number, ip) => {
      await consume(byNumber, number);
      try {
        await consume(byIp, ip);
      } catch (refused) {
        await giveBack(number);
        throw refused;
      }
    },
    giveBack,
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new AppError('rate.limited', {
      detail: `Too many codes were asked for. Try again in ${minutes(seconds)}.`,
      retryAfterSeconds: seconds,
    });
  }
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
}
