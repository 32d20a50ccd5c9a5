// A shop that isn't open to customers: a new one, or a suspended one with the reason.

import type * as shops from '@haat/contract/shops';
import { helpPage } from '../../../../platform/navigation/help-page.ts';
import { NumberLinks } from '../../../../ui/format/number-links.tsx';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { Drawing } from '../../../../ui/pictures/drawing.tsx';
import { retailerShop as words } from '../retailer-shop.messages.ts';
import styles from './waiting-shop.module.css';

interface WaitingShopProps {
  /** Undefined while it isn't known. */
  readonly shop: shops.ShopSettings | undefined;
}

export function WaitingShop({ shop }: WaitingShopProps) {
  const reason = shop?.suspension_reason;
  const isSuspended = reason !== undefined;
  const help = helpPage();
  return (
    <div className={styles.page}>
      <Drawing name="basket" px={112} />
      <PageHead title={isSuspended ? words.suspendedTitle : words.notVerifiedTitle} />
      {reason && (
        <dl className={styles.reason}>
          <dt>{words.reason}</dt>
          <dd>
            <NumberLinks text={reason} />
          </dd>
        </dl>
      )}
      {shop && <p className={styles.line}>{isSuspended ? words.suspendedLine : words.notVerifiedLine}</p>}
      {help && (
        <ButtonLink kind="plain" isWide to={help.path}>
          {help.label()}
        </ButtonLink>
      )}
    </div>
  );
}
