// Why a chosen file can't be used as a picture.
import type { PictureFault } from '@haat/client/fitting-picture';

const faults: Readonly<Record<PictureFault, string>> = {
  'not-a-picture': 'is not a JPEG, PNG, WebP or AVIF picture. Choose another file.',
  damaged: 'is damaged. Choose another picture.',
  empty: 'is empty. Choose another file.',
  'too-big': "is larger than 1 MB and can't be made smaller. Choose a smaller picture.",
};

export const pictureFault = (fault: PictureFault, name: string): string => `“${name}” ${faults[fault]}`;
