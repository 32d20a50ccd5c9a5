import type { Tx } from '../../platform/database.ts';
import { insertBanner } from './article.queries.ts';

export interface NewBanner {
  readonly title: string;
  readonly imageId: number | null;
  /** A path in the app, or a URL. */
  readonly link: string;
  /** Smaller ones come first. */
  readonly position: number;
}

/** Creates a banner of the blog home. Returns its id. */
export const createBanner = (tx: Tx, input: NewBanner): Promise<number> => insertBanner(tx, input);
