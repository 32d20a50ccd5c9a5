// A catalogue product. The checkbox includes it in 'Add all'; its name opens the details.

import type * as catalogue from '@haat/contract/catalogue';
import { shownName } from '@haat/contract/pack';
import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PackPrice } from '../../../ui/layout/pack-price.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { SetQuantities } from '../../products/index.ts';
import { catalogue as words } from '../catalogue.messages.ts';
import styles from './catalogue-row.module.css';

interface CatalogueRowProps {
  readonly product: catalogue.CatalogueProduct;
  readonly isChecked: boolean;
  readonly isExpanded: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onCheck: () => void;
  readonly onExpand: () => void;
  readonly onAdd: () => void;
}

export function CatalogueRow(props: CatalogueRowProps) {
  const { product, isChecked, isExpanded, isBusy, error, onCheck, onExpand, onAdd } = props;
  const id = useId();
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <span className={styles.box}>
          <input
            type="checkbox"
            aria-label={shownName(product)}
            checked={isChecked}
            disabled={product.is_addded}
            onChange={onCheck}
            className={styles.check}
          />
        </span>
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? id : undefined}
          className={styles.open}
          onClick={onExpand}
        >
          {!isExpanded && <Picture cover={product.cover} alt="" size="small" className={styles.small} />}
          <span className={styles.name}>{shownName(product)}</span>
          <IconChevronDown
            size="1.25rem"
            aria-hidden
            className={classes(styles.chevron, isExpanded && styles.up)}
          />
        </button>
      </div>
      {isExpanded && <Details id={id} product={product} isBusy={isBusy} error={error} onAdd={onAdd} />}
    </Card>
  );
}

type DetailsProps = Pick<CatalogueRowProps, 'product' | 'isBusy' | 'error' | 'onAdd'> & {
  readonly id: string;
};

const Details = ({ id, product, isBusy, error, onAdd }: DetailsProps) => (
  <div id={id} className={styles.more}>
    <Picture cover={product.cover} alt="" className={styles.cover} />
    <div className={styles.facts}>
      <PackPrice product={product} className={styles.price} />
      <p className={styles.description}>{product.description}</p>
      {product.tags.length > 0 && (
        <ul aria-label={words.tags} className={styles.tags}>
          {product.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      <Button
        kind="leaf"
        isWide
        disabled={product.is_addded}
        isBusy={isBusy}
        icon={
          product.is_addded ? (
            <IconCheck size="1.25rem" aria-hidden />
          ) : (
            <IconPlus size="1.25rem" aria-hidden />
          )
        }
        onClick={onAdd}
      >
        {product.is_addded ? words.alreadyAdded : words.addToShop}
      </Button>
      {product.is_addded && <SetQuantities />}
      <ActionFailure error={error} />
    </div>
  </div>
);
