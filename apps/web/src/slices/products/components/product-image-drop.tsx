// Where pictures are dropped or chosen, several at once. What they are worth is judged by the form.
import '@mantine/dropzone/styles.css';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { fields as names } from '../../../messages/fields.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { acceptedImageTypes } from '../product-images.ts';
import { productForm as words } from '../retailer-products.messages.ts';
import styles from './product-image-drop.module.css';

interface ProductImageDropProps {
  readonly isInvalid: boolean;
  /** The id of what is wrong. */
  readonly describedBy: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export function ProductImageDrop({ isInvalid, describedBy, onFiles }: ProductImageDropProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      onDrop={onFiles}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{
        'aria-label': names.images,
        'aria-invalid': isInvalid,
        'aria-describedby': describedBy,
        accept: acceptedImageTypes.join(','),
      }}
      className={classes(styles.drop, isInvalid && styles.invalid)}
    >
      <div className={styles.inside}>
        <IconPhotoPlus size="2.25rem" stroke={1.5} aria-hidden className={styles.icon} />
        <Button kind="leaf" aria-describedby={describedBy} onClick={() => open.current?.()}>
          {words.choosePictures}
        </Button>
        <span className={styles.or}>{words.dropHere}</span>
      </div>
    </Dropzone>
  );
}
