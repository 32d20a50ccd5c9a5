// Who is told that a product can be bought again.
import { localNameIn } from '@haat/contract/pack';
import { inEach } from '../../platform/localized-text.ts';
import type { BackFacts } from './facts.views.ts';
import { backMessage } from './notifications.messages.ts';
import type { NewNotification } from './notify.ts';

/** Of one product. */
export const backNotifications = (facts: BackFacts): NewNotification[] =>
  facts.map(({ productId, shopId, name, names, shopName, reader }) => ({
    to: reader,
    body: backMessage(
      inEach((language) => localNameIn(names, language) ?? name),
      shopName,
    ),
    link: `/shops/${shopId}/product/${productId}`,
  }));
