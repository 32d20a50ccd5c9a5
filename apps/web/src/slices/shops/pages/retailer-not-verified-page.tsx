// /retailer/not-verified: polls until the shop is verified. Then the access rules redirect the retailer.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { live } from '../../../platform/live.ts';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { detailsQuery } from '../../accounts/index.ts';
import { retailerShop as words } from '../retailer-shop.messages.ts';
import styles from './retailer-not-verified-page.module.css';

export function RetailerNotVerifiedPage() {
  useQuery({
    ...detailsQuery,
    refetchInterval: live.refetchInterval,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    meta: live.meta,
  });
  return (
    <div className={styles.page}>
      <img src="/pictures/basket.webp" alt="" width={112} height={112} />
      <PageHead title={words.notVerifiedTitle} />
      <p className={styles.line}>{words.notVerifiedLine}</p>
      <p className={styles.line}>
        {words.notVerifiedBefore} <Link to="/notifications">{words.notifications}</Link>.
      </p>
      <ButtonLink kind="plain" isWide to="/support">
        {words.notVerifiedHelp}
      </ButtonLink>
    </div>
  );
}
