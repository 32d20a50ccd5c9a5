// Drop or choose several pictures at once. The form decides which of them it accepts.
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fields as names } from '../../../messages/fields.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { productForm as words } from '../retailer-products.messages.ts';
import styles from './product-image-drop.module.css';

interface ProductImageDropProps {
  readonly isInvalid: boolean;
  /** The id of the error text. */
  readonly describedBy: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export function ProductImageDrop({ isInvalid, describedBy, onFiles }: ProductImageDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useDrop(onFiles);
  return (
    <div
      {...dropProps}
      data-over={isOver || undefined}
      className={classes(styles.drop, isInvalid && styles.invalid)}
    >
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={names.images}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        accept="image/*"
        className={styles.input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
      <IconPhotoPlus size="2.25rem" stroke={1.5} aria-hidden className={styles.icon} />
      <Button kind="leaf" aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {words.choosePictures}
      </Button>
      <span className={styles.or}>{words.dropHere}</span>
    </div>
  );
}

/** Takes files that are dropped on the element. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  // Outside system: a file dropped beside the element would replace the page and lose what was typed.
  useEffect(() => {
    const ignore = (event: Event): void => event.preventDefault();
    document.addEventListener('dragover', ignore);
    document.addEventListener('drop', ignore);
    return () => {
      document.removeEventListener('dragover', ignore);
      document.removeEventListener('drop', ignore);
    };
  }, []);
  const dropProps = {
    onDragOver: () => setIsOver(true),
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false); // a drag leaves for a node
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, dropProps };
}
