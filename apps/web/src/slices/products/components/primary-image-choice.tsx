// Radio buttons for the primary picture, which lists and the shop show first.

import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { fields as names } from '../../../messages/fields.ts';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/layout/button.tsx';
import type { ChosenImage } from '../product-images.ts';
import { productForm as words } from '../retailer-products.messages.ts';
import styles from './primary-image-choice.module.css';

interface PrimaryImageChoiceProps {
  readonly images: readonly ChosenImage[];
  readonly primaryKey: string | null;
  readonly error: string | null;
  readonly onPrimary: (key: string) => void;
  readonly onRemove: (key: string) => void;
}

export function PrimaryImageChoice(props: PrimaryImageChoiceProps) {
  const { images, primaryKey, error, onPrimary, onRemove } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-error`}
      aria-invalid={error !== null}
      className={styles.choice}
    >
      <p id={`${id}-label`} className={styles.label}>
        {names.primaryImage}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.primaryHint}
      </p>
      <div id={`${id}-error`} aria-live="assertive">
        {error && <p className={styles.error}>{error}</p>}
      </div>
      <ul className={styles.images}>
        {images.map((image, index) => (
          <ImageTile
            key={image.key}
            image={image}
            place={index + 1}
            radioName={id}
            isPrimary={image.key === primaryKey}
            onPrimary={onPrimary}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </div>
  );
}

interface ImageTileProps extends Pick<PrimaryImageChoiceProps, 'onPrimary' | 'onRemove'> {
  readonly image: ChosenImage;
  /** From 1. */
  readonly place: number;
  readonly radioName: string;
  readonly isPrimary: boolean;
}

function ImageTile({ image, place, radioName, isPrimary, onPrimary, onRemove }: ImageTileProps) {
  const { key, file, previewUrl } = image;
  return (
    <li className={styles.image}>
      <label className={classes(styles.tile, isPrimary && styles.primary)}>
        <img src={previewUrl} alt="" className={styles.picture} />
        <input
          type="radio"
          name={radioName}
          aria-label={words.picture(place, file.name)}
          checked={isPrimary}
          onChange={() => onPrimary(key)}
          className={styles.radio}
        />
      </label>
      <IconButton label={words.removePicture(place)} className={styles.remove} onClick={() => onRemove(key)}>
        <IconTrash size="1.25rem" aria-hidden />
      </IconButton>
    </li>
  );
}
