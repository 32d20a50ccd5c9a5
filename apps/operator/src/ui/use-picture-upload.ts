// Uploads one picture: the file, its progress, and its failure.
import { ApiError } from '@haat/client/api-error';
import { fittingPicture, type PictureFault } from '@haat/client/fitting-picture';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../platform/http.ts';
import { type UploadedPicture, uploadPicture } from '../providers/upload-picture.ts';

export type PictureUploading = ReturnType<typeof usePictureUpload>;

export interface PictureUpload {
  readonly file: File;
  /** A preview of the file. */
  readonly previewUrl: string;
  /** From 0 to 1. */
  readonly part: number;
  /** Why the upload failed. It can be tried again. */
  readonly failure?: string;
}

const sentence = (error: unknown): string =>
  error instanceof Error && !(error instanceof ApiError) ? error.message : sentenceOf(error);

const pictureRefusals: readonly string[] = ['image.invalid', 'image.too_large', 'image.no_room'];

export function usePictureUpload(onUploaded: (picture: UploadedPicture) => void) {
  const [upload, setUpload] = useState<PictureUpload>();
  const [fault, setFault] = useState<string>();
  const [isReading, setReading] = useState(false);
  const { send, stop } = useSending({ setUpload, setFault, onUploaded });

  // The browser keeps the preview until its URL is revoked.
  const previewUrl = upload?.previewUrl;
  useEffect(() => () => void (previewUrl && URL.revokeObjectURL(previewUrl)), [previewUrl]);

  return {
    upload,
    /** Why the chosen file can't be used. */
    fault,
    /** The chosen file is checked, and made smaller. */
    isReading,
    async choose(file: File): Promise<void> {
      setReading(true);
      const picture = await fittingPicture(file);
      setReading(false);
      setFault(typeof picture === 'string' ? pictureFault(picture, file.name) : undefined);
      if (typeof picture === 'string') return;
      void send({ file: picture, previewUrl: URL.createObjectURL(picture), part: 0 });
    },
    retry: (): void => void (upload && send({ file: upload.file, previewUrl: upload.previewUrl, part: 0 })),
    /** Clears the file. */
    drop(): void {
      stop();
      setUpload(undefined);
      setFault(undefined);
    },
  };
}

interface Sending {
  readonly setUpload: (upload: PictureUpload | undefined) => void;
  readonly setFault: (fault: string | undefined) => void;
  readonly onUploaded: (picture: UploadedPicture) => void;
}

/** Uploads one file at a time. A new one stops the previous one. */
function useSending({ setUpload, setFault, onUploaded }: Sending) {
  const running = useRef<AbortController>(undefined);
  // Outside system: the browser's upload.
  useEffect(() => () => running.current?.abort(), []);

  const send = async (begun: PictureUpload): Promise<void> => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const show = (part: number): void => void (signal.aborted || setUpload({ ...begun, part }));
    show(0);
    try {
      const picture = await uploadPicture(begun.file, { onProgress: show, signal });
      if (signal.aborted) return;
      setUpload(undefined);
      onUploaded(picture);
    } catch (error) {
      if (signal.aborted) return;
      // The server refuses this file. A retry would fail again.
      const isFinal = !(error instanceof ApiError) || pictureRefusals.includes(error.code);
      setFault(isFinal ? sentence(error) : undefined);
      setUpload(isFinal ? undefined : { ...begun, part: 0, failure: sentence(error) });
    }
  };
  return { send, stop: (): void => running.current?.abort() };
}

const faults: Readonly<Record<PictureFault, string>> = {
  'not-a-picture': 'is not a JPEG, PNG, WebP or AVIF picture. Choose another file.',
  damaged: 'is damaged. Choose another picture.',
  empty: 'is empty. Choose another file.',
  'too-big': "is larger than 1 MB and can't be made smaller. Choose a smaller picture.",
};

const pictureFault = (fault: PictureFault, name: string): string => `“${name}” ${faults[fault]}`;
