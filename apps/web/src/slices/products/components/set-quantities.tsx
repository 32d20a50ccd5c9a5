// Leads from a product that was just added to the field with the quantity for all.
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/layout/button.tsx';
import { notCountedQuery } from '../first-quantities.api.ts';
import { quantityForAll as words } from '../retailer-products.messages.ts';
import { quantityForAllId } from './quantity-for-all.tsx';

/** Shows nothing while all products have a quantity. */
export function SetQuantities() {
  const { data: count = 0 } = useQuery(notCountedQuery);
  if (count === 0) return null;
  const show = (): void => {
    const field = document.getElementById(quantityForAllId);
    field?.focus({ preventScroll: true });
    // In the middle: bars cover both ends of the page.
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <Button kind="plain" isWide onClick={show}>
      {words.noneYet}
    </Button>
  );
}
