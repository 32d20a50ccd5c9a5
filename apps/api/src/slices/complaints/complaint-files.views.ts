// The files of complaints, and who may see them.
import { hiddenFromShop } from '@haat/contract/complaint-kinds';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import { eqId, inIds } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { files } from '../files/file.tables.ts';
import type { Viewer } from '../files/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { complaintFiles, complaints } from './complaint.tables.ts';

/** In the order in which they are shown. */
export function listFilesOf(db: Db, complaintIds: readonly number[]) {
  const { complaintId, place } = complaintFiles;
  return db
    .select({ complaintId, id: files.id, kind: files.kind })
    .from(complaintFiles)
    .innerJoin(files, eq(files.id, complaintFiles.fileId))
    .where(inIds(complaintId, complaintIds))
    .orderBy(asc(complaintId), asc(place));
}

/** Whether this person's verified shop sees a complaint that shows the file. */
export async function seesComplaintWithFile(db: Db, { userId }: Viewer, fileId: number): Promise<boolean> {
  const rows = await db
    .select({ id: complaints.id })
    .from(complaintFiles)
    .innerJoin(complaints, eqId(complaints.id, complaintFiles.complaintId))
    .innerJoin(shops, eqId(shops.id, complaints.shopId))
    .where(
      and(
        eq(complaintFiles.fileId, fileId),
        eq(shops.retailerId, userId),
        eq(shops.state, 'verified'),
        notInArray(complaints.kind, [...hiddenFromShop]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
