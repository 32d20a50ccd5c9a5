// The chosen pictures of a new product, with a preview each. They last as long as the form.
import { randomId } from '@haat/client/random-id';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../messages/fields.ts';
import type { ImageChoice } from './components/product-image-field.tsx';
import { type ChosenImage, imageFault, imagesAtMost } from './product-images.ts';
import { productForm as words } from './retailer-products.messages.ts';

function faultsOf(files: readonly File[], room: number): string | null {
  const named = (fault: ReturnType<typeof imageFault>): string[] =>
    files.filter((file) => imageFault(file) === fault).map(({ name }) => name);
  const [tooBig, notPictures] = [named('too-big'), named('not-a-picture')];
  const faults = [
    tooBig.length > 0 && words.tooBig(tooBig.join(', ')),
    notPictures.length > 0 && words.notAPicture(notPictures.join(', ')),
    named(null).length > room && words.tooManyPictures(imagesAtMost),
  ];
  return faults.filter((fault) => fault !== false).join('\n') || null;
}

const chosen = (file: File): ChosenImage => ({
  key: randomId(),
  file,
  previewUrl: URL.createObjectURL(file),
});

interface ChosenImages extends ImageChoice {
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly choosePrimary: (key: string) => void;
  /** Shows what is missing and returns null, or returns the key of the primary picture. */
  readonly check: () => string | null;
  readonly showError: (text: string | null) => void;
}

export function useChosenImages(): ChosenImages {
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [primaryKey, setPrimaryKey] = useState<string | null>(null);
  const [imagesError, setImagesError] = useState<string | null>(null);
  const [primaryError, setPrimaryError] = useState<string | null>(null);
  const shown = useRef(images);
  shown.current = images;
  // Outside system: the browser keeps a preview in memory until its URL is revoked.
  useEffect(() => () => shown.current.forEach(({ previewUrl }) => void URL.revokeObjectURL(previewUrl)), []);
  return {
    images,
    primaryKey,
    imagesError,
    primaryError,
    add(files) {
      const room = imagesAtMost - images.length;
      const good = files.filter((file) => imageFault(file) === null).slice(0, room);
      setImages([...images, ...good.map(chosen)]);
      setImagesError(faultsOf(files, room));
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
