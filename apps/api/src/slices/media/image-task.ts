// Messages between the server and `image.program.ts`.
import type { ImageFormat } from '@haat/contract/image-format';

export interface ImageTask {
  readonly bytes: Uint8Array;
  /** Detected from its first bytes. */
  readonly format: ImageFormat;
  readonly maxSide: number;
  readonly maxPixels: number;
  /** In pixels. The answer has one file for each width, in this order. */
  readonly widths: readonly number[];
}

export type ImageAnswer =
  | { readonly fault: 'damaged' | 'too-large' }
  | { readonly width: number; readonly height: number; readonly files: readonly Uint8Array[] };
