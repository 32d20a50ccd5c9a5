import { useMutation } from '@tanstack/react-query';
import { savePrice, saveQuantity } from './retailer-products.api.ts';

export { stockNow } from './retailer-products.api.ts';

/** What a product's card changes without opening the form. */
export const usePriceEdit = () => useMutation(savePrice);
export const useQuantityEdit = () => useMutation(saveQuantity);
