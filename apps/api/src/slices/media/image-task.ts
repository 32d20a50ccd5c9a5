// What the server and `image-program.ts` tell each other.
import type { ImageFormat } from './image-format.ts';

export interface ImageTask {
  readonly bytes: Uint8Array;
  /** As its first bytes claim. */
  readonly format: ImageFormat;
  readonly maxSide: number;
  readonly maxPixels: number;
  /** In pixels; the answer has one file for each, in this order. */
  readonly widths: readonly number[];
}

export type ImageAnswer =
  | { readonly fault: 'damaged' | 'too-large' }
  | { readonly width: number; readonly height: number; readonly files: readonly Uint8Array[] };
