// A part of a page whose code is loaded when it is shown. If that fails, the rest of the page stays.
import { type ComponentType, lazy } from 'react';
import { loadPatiently, makeLazyLoad } from '../../platform/loading/lazy-load.ts';
import { Button } from '../layout/button.tsx';
import { ui } from '../ui.messages.ts';
import styles from './lazy-part.module.css';

type Load<Props> = () => Promise<ComponentType<Props>>;

export const lazyPart = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: (await loadPatiently(load)) ?? latePart(load) }));

function latePart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const useLate = makeLazyLoad(load);
  return function LatePart(props: Props) {
    const [Part, retry] = useLate();
    if (Part) return <Part {...props} />;
    return (
      <div className={styles.late}>
        <p>{ui.failedTitle}</p>
        <Button onClick={retry}>{ui.tryAgain}</Button>
      </div>
    );
  };
}
