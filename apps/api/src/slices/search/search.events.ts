import type { Slice } from '../../platform/slice-context.ts';
import { followCatalogue, followProducts } from './follow-products.ts';

export const searchSubscribers: Slice = ({ events }) => {
  events.on('product.changed', followProducts);
  events.on('catalogue.changed', followCatalogue);
};
