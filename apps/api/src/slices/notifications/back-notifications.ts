import { nameWords } from '../../platform/local-names.ts';
import type { BackFacts } from './facts.views.ts';
import { backMessage } from './notifications.messages.ts';
import type { NewNotification } from './notify.ts';

/** Of one product. */
export const backNotifications = (facts: BackFacts): NewNotification[] =>
  facts.map(({ productId, shopId, name, names, shopName, reader }) => ({
    to: reader,
    body: backMessage(nameWords({ name, names }), shopName),
    link: `/shops/${shopId}/product/${productId}`,
  }));
