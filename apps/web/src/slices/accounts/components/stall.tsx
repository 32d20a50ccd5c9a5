// The market stall on the sign-in pages. Decoration only.
import styles from './stall.module.css';

const products = ['coconut', 'banana', 'basket', 'fish', 'tomato'] as const;

const scallops = Array.from({ length: 21 }, (_, place) => `scallop-${place}`);

export const Awning = () => (
  <div aria-hidden className={styles.awning}>
    {scallops.map((key) => (
      <span key={key} />
    ))}
  </div>
);

export const Stall = () => (
  <div aria-hidden className={styles.stall}>
    <Awning />
    <div className={styles.goods}>
      {products.map((product) => (
        <img
          key={product}
          src={`/pictures/${product}.webp`}
          alt=""
          width={96}
          height={96}
          {...(product === 'basket'
            ? { className: styles.basket }
            : { loading: 'lazy' as const, fetchPriority: 'low' as const })}
        />
      ))}
    </div>
    <div className={styles.counter} />
  </div>
);
