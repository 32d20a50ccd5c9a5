// A picture in a frame of fixed shape, so that nothing jumps when it comes.
import { type CoverSize, coverAt, coverSizes } from '@haat/contract/covers';
import { classes } from '../classes.ts';
import styles from './picture.module.css';

const placeholder = '/default.png';

interface PictureProps {
  /** A path from the root, or null for the placeholder. */
  readonly cover: string | null | undefined;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  readonly shape?: 'square' | 'wide';
  readonly size?: CoverSize;
  /** A symbol rather than a photograph: shown whole on the tint, nothing cut off. */
  readonly isWhole?: boolean;
  /** The first pictures of a screen; all others wait until they are near. */
  readonly isEager?: boolean;
  readonly className?: string;
}

export function Picture(props: PictureProps) {
  const { cover, alt, shape = 'square', size = 'middle', isWhole, isEager, className } = props;
  return (
    <img
      src={cover ? coverAt(cover, size) : placeholder}
      alt={alt}
      width={coverSizes[size]}
      height={shape === 'wide' ? Math.round((coverSizes[size] * 9) / 16) : coverSizes[size]}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={classes(styles.picture, styles[shape], isWhole && styles.whole, className)}
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(placeholder)) currentTarget.src = placeholder;
      }}
    />
  );
}
