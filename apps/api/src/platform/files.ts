// Where pictures are kept: a folder of this machine, or a store that speaks S3.
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { MediaConfig } from '../config.ts';

/** Where bytes are kept under a name that never changes its contents. */
export interface Files {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

export const makeFiles = (config: MediaConfig): Files =>
  onDisk(config.store === 'local' ? localDisk(config.directory) : s3Disk(config));

type OpenDisk = () => Promise<Disk>;

function localDisk(directory: string): OpenDisk {
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'public' }));
  return async () => disk;
}

/** Opened at the first use: the S3 client is large, and most villages keep their pictures beside the database. */
function s3Disk({ endpoint, bucket, key, secret }: Extract<MediaConfig, { store: 's3' }>): OpenDisk {
  const open = async () => {
    const { S3Driver } = await import('flydrive/drivers/s3');
    return new Disk(
      new S3Driver({
        endpoint,
        bucket,
        credentials: { accessKeyId: key, secretAccessKey: secret },
        // Stores other than Amazon's know neither regions nor checksums, and find the bucket in the path.
        region: 'us-east-1',
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        visibility: 'public',
        supportsACL: false,
      }),
    );
  };
  let disk: Promise<Disk> | undefined;
  return () => {
    disk ??= open();
    return disk;
  };
}

function onDisk(open: OpenDisk): Files {
  return {
    put: async (name, bytes, contentType) => {
      await (await open()).put(name, bytes, { contentType, contentLength: bytes.length });
    },
    get: async (name) => {
      try {
        return await (await open()).getBytes(name);
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    remove: async (name) => {
      await (await open()).delete(name);
    },
  };
}

/** The disk's own word for a missing file stands in the cause of its error. */
function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    code === 'ENOENT' || error.name === 'NoSuchKey' || error.name === 'NotFound' || isAbsent(error.cause)
  );
}
