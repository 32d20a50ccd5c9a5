// The price of a product, what is in its pack, and its MRP struck through if that is higher. Of loose goods the price per kg
// or litre, and what a step costs.
import { isLoose, pricePerLarge, type SoldBy } from '@haat/contract/loose';
import { type Pack, unitPriceOf } from '@haat/contract/pack';
import { formatNumber } from '../../platform/format-number.ts';
import { formatPrice, formatStep } from '../format/amount.ts';
import { formatRupees } from '../format/money.ts';
import { pack as words } from './pack-price.messages.ts';
import styles from './pack-price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PackPriceProps {
  readonly product: Pack & SoldBy & { readonly mrp: number | null };
  /** '₹56 each' in place of the price alone. */
  readonly each?: (price: string) => string;
  /** The price is in a field beside it. */
  readonly isWithoutPrice?: boolean;
  readonly className?: string | undefined;
}

export function PackPrice({ product, each, isWithoutPrice, className }: PackPriceProps) {
  const shown = isWithoutPrice ? '' : formatPrice(product, each);
  const facts = packFacts(product);
  const isLess = product.mrp !== null && product.price < product.mrp;
  if (!shown && facts.length === 0 && !isLess) return null;
  return (
    <p className={className}>
      {shown && <span>{shown}</span>}
      <span className={styles.facts}>
        {facts.map((fact, index) => (
          <span key={fact}>
            {(shown || index > 0) && (isLoose(product) ? ' ' : ' · ')}
            <span className={styles.fact}>{fact}</span>
          </span>
        ))}
      </span>
      {isLess && (
        <Mrp rupees={isLoose(product) ? pricePerLarge(product, product.mrp ?? 0) : (product.mrp ?? 0)} />
      )}
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

/** '500 g' and '₹112/kg', as far as the pack says. Of loose goods '250 g ₹9.50'. */
export function packFacts(product: Pack & SoldBy): string[] {
  const step = formatStep(product);
  if (step) return [step];
  const { net_quantity: quantity, unit } = product;
  if (!quantity || !unit) return [];
  const content = words.content(formatNumber(quantity, { maximumFractionDigits: 3 }), quantity, unit);
  const perUnit = unitPriceOf(product);
  return perUnit ? [content, words.perUnit(formatRupees(perUnit.amount), perUnit.per)] : [content];
}
