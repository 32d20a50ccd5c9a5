// The progress of saving a product: the picture that is being uploaded.
import { productForm as words } from '../retailer-products.messages.ts';
import type { SavingProgress } from '../use-product-creation.ts';
import styles from './saving-state.module.css';

export function SavingState({ progress }: { readonly progress: SavingProgress | null }) {
  const { done, count } = progress ?? { done: 0, count: 0 };
  const text = done < count ? words.uploading(done + 1, count) : words.saving;
  return (
    <div className={styles.state}>
      <p role="status">{text}</p>
      {/* The product itself is one more step than its pictures. */}
      <progress aria-label={text} value={done} max={count + 1} className={styles.bar} />
    </div>
  );
}
