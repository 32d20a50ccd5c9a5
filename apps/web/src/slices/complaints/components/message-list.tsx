// The messages of a complaint, oldest first, one's own at the right.

import type { Complaint } from '@haat/contract/complaints';
import type { StoredFile } from '@haat/contract/files';
import { useId } from 'react';
import { useNow } from '../../../platform/now.ts';
import { classes } from '../../../ui/classes.ts';
import { NumberLinks } from '../../../ui/format/number-links.tsx';
import { formatAgo } from '../../../ui/format/time.ts';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { FilePhoto, FileSound } from '../../files/index.ts';
import type { Side } from '../complaints.api.ts';
import { complaints as words } from '../complaints.messages.ts';
import styles from './message-list.module.css';

interface MessageListProps {
  readonly complaint: Complaint;
  readonly side: Side;
}

export function MessageList({ complaint: { messages }, side }: MessageListProps) {
  const titleId = useId();
  const now = useNow();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{words.messages}</h2>
      <PlainList isOrdered className={styles.list}>
        {messages.map(({ at, by, body, files }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, at the end
          <li key={index} className={classes(styles.message, by === side && styles.own)}>
            <p className={styles.head}>
              <span className={styles.by}>{by === side ? words.you : words.by[by]}</span>{' '}
              <time dateTime={at}>{formatAgo(at, now)}</time>
            </p>
            <p className={styles.body}>
              <NumberLinks text={body} />
            </p>
            {files.map((file, place) => (
              <MessageFile key={file.id} file={file} number={place + 1} />
            ))}
          </li>
        ))}
      </PlainList>
    </section>
  );
}

interface MessageFileProps {
  readonly file: StoredFile;
  readonly number: number;
}

const MessageFile = ({ file: { id, kind }, number }: MessageFileProps) =>
  kind === 'picture' ? (
    <FilePhoto id={id} name={words.photo(number)} />
  ) : (
    <FileSound id={id} name={words.playSound} />
  );
