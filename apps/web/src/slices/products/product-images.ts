// The pictures of a new product. Save uploads them one by one and none twice.
export const imagesAtMost = 20;

export interface ChosenImage {
  /** The idempotency key of the upload, created when the file is chosen. */
  readonly key: string;
  readonly file: File;
  readonly previewUrl: string;
}

export interface Uploaded {
  readonly id: number;
  readonly isPrimary: boolean;
}

type UploadOne = (image: ChosenImage, isPrimary: boolean) => Promise<Uploaded>;

/** The server marks the primary picture at upload, so a later choice must upload that picture again. */
const isUploadNeeded = (uploaded: Uploaded | undefined, isPrimary: boolean): boolean =>
  uploaded === undefined || (isPrimary && !uploaded.isPrimary);

export interface ToUpload {
  readonly images: readonly ChosenImage[];
  readonly primaryKey: string;
}

interface Upload extends ToUpload {
  /** The uploads of earlier tries. The form keeps them for the next try. */
  readonly uploaded: Map<string, Uploaded>;
  readonly uploadOne: UploadOne;
  readonly onProgress: (done: number, count: number) => void;
}

/** Those not uploaded yet, in the order of their upload. After a failure the first is the one that failed. */
export const dueImages = ({ images, primaryKey, uploaded }: Pick<Upload, keyof ToUpload | 'uploaded'>) =>
  images.filter(({ key }) => isUploadNeeded(uploaded.get(key), key === primaryKey));

/** The ids for the product, primary first: if several are marked, the server takes the first. */
export async function uploadImages({
  images,
  primaryKey,
  uploaded,
  uploadOne,
  onProgress,
}: Upload): Promise<number[]> {
  const due = dueImages({ images, primaryKey, uploaded });
  for (const [done, image] of due.entries()) {
    onProgress(done, due.length);
    uploaded.set(image.key, await uploadOne(image, image.key === primaryKey));
  }
  onProgress(due.length, due.length);
  const primaryFirst = [...images].sort(
    (a, b) => Number(b.key === primaryKey) - Number(a.key === primaryKey),
  );
  return primaryFirst.flatMap((image) => uploaded.get(image.key)?.id ?? []);
}
