import { AppError } from '../../platform/app-error.ts';
import type { DiskSpace } from '../../platform/disk-space.ts';
import { mediaMessages } from './media.messages.ts';

/** Somebody must free space first. */
const retryAfterSeconds = 120;

/** Throws `image.no_room` when the rest of the disk is for orders. */
export async function requireRoom(disks: DiskSpace): Promise<void> {
  if (await disks.hasRoomForPictures()) return;
  throw new AppError('image.no_room', { detail: mediaMessages.noRoom, retryAfterSeconds });
}
