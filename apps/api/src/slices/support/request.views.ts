import type { support } from '@haat/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { customerRequests } from './support.tables.ts';

export async function viewRequest(db: Db, requestId: number): Promise<support.CustomerRequest> {
  const [row] = await db.select().from(customerRequests).where(eq(customerRequests.id, requestId));
  if (!row) throw new AppError('not_found');
  const { id, body, status, createdAt } = row;
  return { id, body, status, created_at: isoInZone(createdAt, homeTimeZone) };
}
