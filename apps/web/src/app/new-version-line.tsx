// Offers a new version of the app when the page changes: never while somebody reads or types, and never during
// checkout.
import { useState } from 'react';
import { isNewVersionReady, takeNewVersion } from '../platform/loading/service-worker.ts';
import { Button } from '../ui/layout/button.tsx';
import { app } from './app.messages.ts';
import styles from './new-version-line.module.css';

const checkoutPaths = ['/shops/cart', '/shops/address', '/shops/slot', '/shops/order-placed'];

const isCheckout = (path: string): boolean =>
  checkoutPaths.some((start) => path === start || path.startsWith(`${start}/`));

/** 'Later' holds until the app is opened again. The browser starts the new version by then. */
let isPutOff = false;

/** Mount it anew for each page. */
export function NewVersionLine({ path }: { readonly path: string }) {
  const [isOffered, setIsOffered] = useState(() => !isPutOff && !isCheckout(path) && isNewVersionReady());
  const putOff = (): void => {
    isPutOff = true;
    setIsOffered(false);
  };
  if (!isOffered) return null;
  return (
    <div role="status" className={styles.line}>
      <span className={styles.text}>{app.newVersion}</span>
      <Button kind="quiet" onClick={takeNewVersion}>
        {app.update}
      </Button>
      <Button kind="quiet" onClick={putOff}>
        {app.later}
      </Button>
    </div>
  );
}
