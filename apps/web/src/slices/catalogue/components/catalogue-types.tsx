// The product types on the left. The list next to them shows the selected type.
import { shownName } from '@haat/contract/pack';
import type * as shops from '@haat/contract/shops';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { catalogue as words } from '../catalogue.messages.ts';
import styles from './catalogue-types.module.css';

interface CatalogueTypesProps {
  readonly types: readonly shops.ProductType[];
  readonly pickedId: number | undefined;
  readonly onPick: (id: number) => void;
}

export const CatalogueTypes = ({ types, pickedId, onPick }: CatalogueTypesProps) => (
  <PlainList aria-label={words.types} className={styles.rail}>
    {types.map(({ id, cover, ...names }) => (
      <li key={id}>
        <button
          type="button"
          aria-pressed={id === pickedId}
          className={styles.type}
          onClick={() => onPick(id)}
        >
          <Picture cover={cover} alt="" size="small" isEager className={styles.picture} />
          <span className={styles.name}>{shownName(names)}</span>
        </button>
      </li>
    ))}
  </PlainList>
);
