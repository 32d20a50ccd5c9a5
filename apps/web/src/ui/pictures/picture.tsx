// A picture with a fixed aspect ratio, so that nothing jumps when it loads.
import { type CoverSize, coverAt, coverSizes } from '@haat/contract/covers';
import { useIsSavingData } from '../../platform/data-saver.ts';
import { atServer } from '../../platform/server-url.ts';
import { classes } from '../classes.ts';
import styles from './picture.module.css';

const placeholder = '/default.png';

interface PictureProps {
  /** A path from the root, or null for the placeholder. */
  readonly cover: string | null | undefined;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  readonly shape?: 'square' | 'wide';
  readonly size?: CoverSize;
  /** A symbol instead of a photograph: shown whole on a tinted background. */
  readonly isWhole?: boolean;
  /** For the pictures at the top of a screen. All others load lazily. */
  readonly isEager?: boolean;
  readonly className?: string;
}

/** Small pictures load after the first large one. */
const priorityOf = (isEager: boolean | undefined, size: CoverSize): 'high' | 'low' | 'auto' => {
  if (size === 'small') return 'low';
  return isEager ? 'high' : 'auto';
};

export function Picture(props: PictureProps) {
  const { cover, alt, shape = 'square', size = 'middle', isWhole, isEager, className } = props;
  const isSavingData = useIsSavingData();
  return (
    <img
      src={cover ? atServer(coverAt(cover, isSavingData ? 'small' : size)) : placeholder}
      alt={alt}
      width={coverSizes[size]}
      height={shape === 'wide' ? Math.round((coverSizes[size] * 9) / 16) : coverSizes[size]}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={priorityOf(isEager, size)}
      // Show the largest picture together with the text around it.
      decoding={isEager && size !== 'small' ? 'sync' : 'async'}
      className={classes(styles.picture, styles[shape], isWhole && styles.whole, className)}
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(placeholder)) currentTarget.src = placeholder;
      }}
    />
  );
}
