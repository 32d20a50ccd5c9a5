// One of the retailer's products: details, price, quantity and actions.

import { isApiError } from '@haat/client/api-error';
import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { reasonFor } from '../../../messages/errors.ts';
import { NeedsConnection } from '../../../ui/feedback/needs-connection.tsx';
import { formatPrice } from '../../../ui/format/amount.ts';
import { formatDay } from '../../../ui/format/time.ts';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PackPrice } from '../../../ui/layout/pack-price.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { savePrice, saveQuantity } from '../retailer-products.api.ts';
import { offerForm, retailerProducts as words } from '../retailer-products.messages.ts';
import { priceLabel, quantityDecimals, quantityLabel } from '../typed-goods.ts';
import type { CardEdits } from '../use-card-edits.ts';
import { InlineNumber } from './inline-number.tsx';
import styles from './retailer-product-card.module.css';

interface RetailerProductCardProps {
  readonly product: products.Product;
  readonly edits: CardEdits;
  readonly isDeleting: boolean;
  /** Of the last try to delete it. */
  readonly deletionError: unknown;
  readonly onDelete: () => void;
}

interface Act {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
}

const stateOf = ({ isPending, isSuccess }: Act): 'idle' | 'busy' | 'saved' =>
  isPending ? 'busy' : isSuccess ? 'saved' : 'idle';

export function RetailerProductCard(props: RetailerProductCardProps) {
  const { product, edits, isDeleting, deletionError, onDelete } = props;
  const { id } = product;
  const nameId = `product-${id}`;
  return (
    <Card className={styles.card}>
      <Head product={product} nameId={nameId} />
      <Numbers product={product} nameId={nameId} edits={edits} />
      <PackPrice product={product} isWithoutPrice className={styles.pack} />
      {product.offer_price !== null && product.offer_until !== null && (
        <p>
          {offerForm.onCard(
            formatPrice({ ...product, price: product.offer_price }),
            formatDay(product.offer_until),
          )}
        </p>
      )}
      {product.quantity === 0 && <p className={styles.none}>{words.notCounted}</p>}
      <div className={styles.acts}>
        <ButtonLink
          kind="leaf"
          to={`/retailer/edit-product/${id}`}
          aria-describedby={nameId}
          icon={<IconPencil size="1.25rem" aria-hidden />}
        >
          {words.edit}
        </ButtonLink>
        <Button
          kind="quiet"
          isBusy={isDeleting}
          aria-describedby={nameId}
          className={styles.delete}
          icon={<IconTrash size="1.25rem" aria-hidden />}
          onClick={onDelete}
        >
          {words.delete}
        </Button>
      </div>
      <NeedsConnection error={deletionError} />
    </Card>
  );
}

interface PartProps extends Pick<RetailerProductCardProps, 'product'> {
  readonly nameId: string;
}

const Head = ({ product, nameId }: PartProps) => (
  <div className={styles.head}>
    <Picture cover={product.cover?.cover} alt="" size="small" className={styles.picture} />
    <div className={styles.what}>
      <h2 id={nameId} className={styles.name}>
        {shownName(product)}
      </h2>{' '}
      <p className={styles.facts}>
        <span className={styles.type}>{shownName(product.type)}</span>{' '}
        <span className={styles.id}>
          {words.id} <span>{product.id}</span>
        </span>
      </p>
    </div>
  </div>
);

/** Each number has a button of its own. */
function useSaves(product: products.Product, edits: CardEdits) {
  const price = useMutation(savePrice);
  const quantity = useMutation(saveQuantity);
  const { id } = product;
  const refuse = (error: unknown): void => edits.noteRefused(id, error);
  return {
    price,
    quantity,
    savePrice: (): void => {
      const value = edits.check(product, 'price');
      const saved = (): void => edits.noteSaved({ id, price: value, seen: product.quantity });
      if (value !== undefined) void price.mutateAsync({ id, value }).then(saved, refuse);
    },
    saveQuantity: (): void => {
      const value = edits.check(product, 'quantity');
      const { seen } = edits.fieldOf(product, 'quantity');
      const saved = (): void => edits.noteSaved({ id, quantity: value, seen });
      if (value !== undefined) void quantity.mutateAsync({ id, value, seen }).then(saved, refuse);
    },
  };
}

function Numbers({ product, nameId, edits }: PartProps & Pick<RetailerProductCardProps, 'edits'>) {
  const { price, quantity, ...saves } = useSaves(product, edits);
  const refusal = edits.refusalOf(product.id);
  return (
    <>
      <div className={styles.numbers}>
        <InlineNumber
          label={priceLabel(product)}
          saveLabel={words.savePrice}
          {...edits.fieldOf(product, 'price')}
          decimals={2}
          sign="₹"
          state={stateOf(price)}
          describedBy={nameId}
          onType={(text) => edits.type(product, 'price', text)}
          onSave={saves.savePrice}
        />
        <InlineNumber
          label={quantityLabel(product)}
          saveLabel={words.saveQuantity}
          {...edits.fieldOf(product, 'quantity')}
          decimals={quantityDecimals(product)}
          state={stateOf(quantity)}
          describedBy={nameId}
          reason={refusalWords(refusal)}
          onType={(text) => edits.type(product, 'quantity', text)}
          onSave={saves.saveQuantity}
        />
      </div>
      <NeedsConnection error={refusal} />
    </>
  );
}

/** Also of bad input: the card has no place for each field that the server may name. */
const refusalWords = (error: unknown): string | null =>
  reasonFor(error) ?? (isApiError(error) ? (Object.values(error.fields)[0] ?? null) : null);
