// The phone's share sheet, for links and for files.
import { Directory, Encoding, Filesystem } from '@capacitor/filesystem';
import { Share, type ShareOptions } from '@capacitor/share';
import type { Shared, SharedText } from '../device/share.ts';

export const openShareSheet = (what: Shared | SharedText): Promise<void> =>
  open({ ...what, dialogTitle: what.title });

/** The person chooses where the file goes. The phone empties the app's cache by itself. */
export async function shareFile({ name, text }: { name: string; text: string }): Promise<void> {
  const { uri } = await Filesystem.writeFile({
    path: name,
    data: text,
    directory: Directory.Cache,
    encoding: Encoding.UTF8,
  });
  await open({ files: [uri], dialogTitle: name });
}

/** Closing the sheet isn't a failure. */
async function open(options: ShareOptions): Promise<void> {
  try {
    await Share.share(options);
  } catch (error) {
    const isClosed = error instanceof Error && /cancell?ed/i.test(error.message);
    if (!isClosed) throw error;
  }
}
