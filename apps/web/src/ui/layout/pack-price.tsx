// The price of a product, what is in its pack, and its MRP struck through if that is higher.
import { type Pack, unitPriceOf } from '@haat/contract/pack';
import { formatNumber } from '../../platform/format-number.ts';
import { formatRupees } from '../format/money.ts';
import { pack as words } from './pack-price.messages.ts';
import styles from './pack-price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PackPriceProps {
  readonly product: Pack & { readonly mrp: number | null };
  /** In place of the price alone: '₹56 each'. Empty where the price is in a field. */
  readonly text?: string;
  readonly className?: string | undefined;
}

export function PackPrice({ product, text, className }: PackPriceProps) {
  const shown = text ?? formatRupees(product.price);
  const facts = packFacts(product);
  const isLess = product.mrp !== null && product.price < product.mrp;
  if (!shown && facts.length === 0 && !isLess) return null;
  return (
    <p className={className}>
      {shown && <span>{shown}</span>}
      <span className={styles.facts}>
        {facts.map((fact, index) => (
          <span key={fact}>
            {(shown || index > 0) && ' · '}
            <span className={styles.fact}>{fact}</span>
          </span>
        ))}
      </span>
      {isLess && <Mrp rupees={product.mrp ?? 0} />}
    </p>
  );
}

const Mrp = ({ rupees }: { readonly rupees: number }) => (
  <span className={styles.mrp}>
    {' '}
    <VisuallyHidden>{words.mrp} </VisuallyHidden>
    <s>{formatRupees(rupees)}</s>
  </span>
);

/** '500 g' and '₹112/kg', as far as the pack says. */
export function packFacts(product: Pack): string[] {
  const { net_quantity: quantity, unit } = product;
  if (!quantity || !unit) return [];
  const content = words.content(formatNumber(quantity, { maximumFractionDigits: 3 }), quantity, unit);
  const perUnit = unitPriceOf(product);
  return perUnit ? [content, words.perUnit(formatRupees(perUnit.amount), perUnit.per)] : [content];
}
