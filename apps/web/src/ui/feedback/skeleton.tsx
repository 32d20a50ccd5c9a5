// Placeholders while loading.
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { ui } from '../ui.messages.ts';
import styles from './skeleton.module.css';

interface BlockProps {
  readonly width?: string;
  readonly height?: string;
  readonly ratio?: string;
  readonly isRound?: boolean;
}

export const SkeletonBlock = ({ width = '100%', height, ratio, isRound }: BlockProps) => (
  <span
    className={styles.block}
    style={{ width, height, aspectRatio: ratio, borderRadius: isRound ? '50%' : undefined }}
  />
);

/** Announces that the page is loading. Contains blocks in the shape of the page. */
export const Skeleton = ({ children }: { readonly children: ReactNode }) => (
  <div aria-busy="true" className={styles.skeleton}>
    <VisuallyHidden>{ui.loading}</VisuallyHidden>
    {children}
  </div>
);

interface SkeletonListProps {
  readonly rows?: number;
  readonly height?: string;
}

/** The default: a column of equal cards. */
export const SkeletonList = ({ rows = 5, height = '6rem' }: SkeletonListProps) => (
  <Skeleton>
    {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
      <SkeletonBlock key={key} height={height} />
    ))}
  </Skeleton>
);
