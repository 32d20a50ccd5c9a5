// Shares the address of a page: the share sheet, else a copy.
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { successes } from '../../messages/successes.ts';
import { shareLink } from '../../platform/device/share.ts';
import { atServer } from '../../platform/server-url.ts';
import { toastSuccess } from '../../platform/toast.ts';
import { shareWords } from '../ui.messages.ts';
import { Button } from './button.tsx';
import styles from './share-page.module.css';

interface SharePageProps {
  readonly label: string;
  /** The name of the thing. */
  readonly name: string;
  /** A path in the app. */
  readonly path: string;
}

export function SharePage({ label, name, path }: SharePageProps) {
  const [isByHand, setIsByHand] = useState(false);
  // In a browser `atServer` gives the path itself.
  const url = new URL(atServer(path), window.location.origin).href;
  const share = async (): Promise<void> => {
    const result = await shareLink({ title: name, text: name, url });
    setIsByHand(result === 'refused');
    if (result === 'copied') toastSuccess(successes.linkCopied);
  };
  return (
    <>
      <Button isWide icon={<IconShare size="1.25rem" aria-hidden />} onClick={() => void share()}>
        {label}
      </Button>
      {isByHand && (
        <p>
          {shareWords.byHand} <span className={styles.url}>{url}</span>
        </p>
      )}
    </>
  );
}
