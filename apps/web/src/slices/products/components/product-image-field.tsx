// The pictures of a new product and the choice of the primary one.
import { useId } from 'react';
import { fields as names } from '../../../messages/fields.ts';
import type { ChosenImage } from '../product-images.ts';
import { productForm as words } from '../retailer-products.messages.ts';
import { PrimaryImageChoice } from './primary-image-choice.tsx';
import { ProductImageDrop } from './product-image-drop.tsx';
import styles from './product-image-field.module.css';

export interface ImageChoice {
  readonly images: readonly ChosenImage[];
  readonly primaryKey: string | null;
  /** Chosen files are being checked and made smaller. */
  readonly isReading: boolean;
  /** The error of the chosen files. */
  readonly imagesError: string | null;
  readonly primaryError: string | null;
}

interface ProductImageFieldProps {
  readonly choice: ImageChoice;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onPrimary: (key: string) => void;
}

export function ProductImageField({ choice, onFiles, onRemove, onPrimary }: ProductImageFieldProps) {
  const errorId = useId();
  return (
    <>
      <div data-pictures className={styles.images}>
        <p aria-hidden className={styles.label}>
          {names.images}
        </p>
        <p className={styles.hint}>{words.imagesHint}</p>
        <ProductImageDrop isInvalid={choice.imagesError !== null} describedBy={errorId} onFiles={onFiles} />
        {choice.isReading && (
          <p role="status" className={styles.hint}>
            {words.readingPictures}
          </p>
        )}
        <div id={errorId} aria-live="assertive">
          {choice.imagesError && <p className={styles.error}>{choice.imagesError}</p>}
        </div>
      </div>
      {choice.images.length > 0 && (
        <PrimaryImageChoice
          images={choice.images}
          primaryKey={choice.primaryKey}
          error={choice.primaryError}
          onPrimary={onPrimary}
          onRemove={onRemove}
        />
      )}
    </>
  );
}
