// The chosen pictures of a new product, with a preview each. They last as long as the form.
import { fittingPicture, type PictureFault } from '@haat/client/fitting-picture';
import { randomId } from '@haat/client/random-id';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../messages/fields.ts';
import { pictureFaults } from '../../messages/picture-faults.ts';
import type { ImageChoice } from './components/product-image-field.tsx';
import { type ChosenImage, imagesAtMost } from './product-images.ts';
import { productForm as words } from './retailer-products.messages.ts';

interface Judged {
  readonly name: string;
  readonly result: File | PictureFault;
}

/** One after another, because each decoded photo takes much memory. */
function useJudged() {
  const [isReading, setReading] = useState(false);
  const judge = async (files: readonly File[]): Promise<Judged[]> => {
    setReading(true);
    const judged: Judged[] = [];
    for (const file of files) judged.push({ name: file.name, result: await fittingPicture(file) });
    setReading(false);
    return judged;
  };
  return { isReading, judge };
}

function faultsOf(judged: readonly Judged[], hasRoom: boolean): string | null {
  const faults = (['too-big', 'not-a-picture', 'damaged', 'empty'] as const).flatMap((fault) => {
    const names = judged.filter(({ result }) => result === fault).map(({ name }) => name);
    return names.length > 0 ? [pictureFaults[fault](names.join(', '))] : [];
  });
  return [...faults, ...(hasRoom ? [] : [words.tooManyPictures(imagesAtMost)])].join('\n') || null;
}

const chosen = (file: File): ChosenImage => ({
  key: randomId(),
  file,
  previewUrl: URL.createObjectURL(file),
});

/** Those of now, also for what began earlier. */
function useShown(images: readonly ChosenImage[]) {
  const shown = useRef(images);
  shown.current = images;
  // Outside system: the browser keeps a preview in memory until its URL is revoked.
  useEffect(() => () => shown.current.forEach(({ previewUrl }) => void URL.revokeObjectURL(previewUrl)), []);
  return shown;
}

interface ChosenImages extends ImageChoice {
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (key: string) => void;
  readonly choosePrimary: (key: string) => void;
  /** Shows what is missing and returns null, or returns the key of the primary picture. */
  readonly check: () => string | null;
  readonly showError: (text: string | null) => void;
}

export function useChosenImages(): ChosenImages {
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [primaryKey, setPrimaryKey] = useState<string | null>(null);
  const { isReading, judge } = useJudged();
  const [imagesError, setImagesError] = useState<string | null>(null);
  const [primaryError, setPrimaryError] = useState<string | null>(null);
  const shown = useShown(images);
  return {
    images,
    primaryKey,
    isReading,
    imagesError,
    primaryError,
    async add(files) {
      const judged = await judge(files);
      const good = judged.flatMap(({ result }) => (typeof result === 'string' ? [] : [result]));
      const added = good.slice(0, imagesAtMost - shown.current.length).map(chosen);
      setImages((now) => [...now, ...added]);
      setImagesError(faultsOf(judged, added.length === good.length));
    },
    remove(key) {
      const gone = images.find((image) => image.key === key);
      if (gone) URL.revokeObjectURL(gone.previewUrl);
      setImages(images.filter((image) => image.key !== key));
      if (key === primaryKey) setPrimaryKey(null);
    },
    choosePrimary(key) {
      setPrimaryKey(key);
      setPrimaryError(null);
    },
    check() {
      setImagesError(images.length === 0 ? fieldErrors.required : null);
      setPrimaryError(primaryKey === null ? fieldErrors.required : null);
      return primaryKey;
    },
    showError: setImagesError,
  };
}
