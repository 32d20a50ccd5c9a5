// Files of the server: a photo, and a sound with a play button.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../../platform/device/object-url.ts';
import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { fileQuery } from '../files.api.ts';
import { files as words } from '../files.messages.ts';
import styles from './shown-file.module.css';
import { SoundPlayer } from './sound-player.tsx';

interface ShownFileProps {
  readonly id: number;
  /** Of the picture, or of the play button. */
  readonly name: string;
}

export function FilePhoto({ id, name }: ShownFileProps) {
  const query = useQuery(fileQuery(id));
  return (
    <FileFrame query={query} failed={words.photoFailed} height="12rem">
      {(photo) => <Photo photo={photo} name={name} />}
    </FileFrame>
  );
}

function Photo({ photo, name }: { readonly photo: Blob; readonly name: string }) {
  const url = useObjectUrl(photo);
  return <img src={url} alt={name} className={styles.photo} />;
}

export function FileSound({ id, name }: ShownFileProps) {
  const query = useQuery(fileQuery(id));
  return (
    <FileFrame query={query} failed={words.soundFailed} height="3.5rem">
      {(sound) => <SoundPlayer sound={sound} name={name} />}
    </FileFrame>
  );
}

interface FileFrameProps {
  readonly query: UseQueryResult<Blob>;
  readonly failed: string;
  readonly height: string;
  readonly children: (file: Blob) => ReactNode;
}

function FileFrame({ query, failed, height, children }: FileFrameProps) {
  if (query.data) return children(query.data);
  if (!query.isError && !query.isPaused) {
    return (
      <Skeleton>
        <SkeletonBlock height={height} />
      </Skeleton>
    );
  }
  return (
    <div className={styles.failed}>
      <p>{failed}</p>
      <Button kind="plain" onClick={() => void query.refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
