// /retailer/user: the retailer's profile and the shop's opening hours.
import { useMutation, useQuery } from '@tanstack/react-query';
import { pages } from '../../../../messages/pages.ts';
import { dropDrafts } from '../../../../platform/forms/drafts.ts';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { ProfileHead, ProfileSettings, useUser } from '../../../accounts/index.ts';
import { RetailerHoursForm, settingsDraft } from '../components/retailer-hours-form.tsx';
import { SecondNumberCode } from '../components/second-number-code.tsx';
import { ShopFace } from '../components/shop-face-form.tsx';
import { settingsOf } from '../retailer-hours.ts';
import { shopSettingsQuery, updateShop } from '../retailer-shop.api.ts';
import { retailerShop as words } from '../retailer-shop.messages.ts';
import styles from './retailer-profile-page.module.css';

/** Long: the parts of the page in their order. */
export function RetailerProfilePage() {
  const person = useUser();
  const settings = useQuery(shopSettingsQuery);
  const update = useMutation(updateShop);
  return (
    <>
      <PageHead title={words.profileTitle} />
      <div className={styles.links}>
        <ButtonLink to="/retailer/credit">{pages.credit}</ButtonLink>
        <ButtonLink to="/retailer/cash">{pages.cash}</ButtonLink>
        <ButtonLink to="/retailer/sales">{pages.sales}</ButtonLink>
        <ButtonLink to="/retailer/complaints">{words.complaints}</ButtonLink>
        <ButtonLink to="/retailer/statement">{pages.statement}</ButtonLink>
      </div>
      <div className={styles.page}>
        <QueryBoundary query={settings} skeleton={<SkeletonList rows={3} height="4.5rem" />}>
          {(shop) => (
            <div className={styles.settings}>
              <RetailerHoursForm
                shop={shop}
                isBusy={update.isPending}
                isSaved={update.isSuccess}
                error={update.error}
                onUpdate={(values, showServerErrors) =>
                  update.mutate(settingsOf(values), {
                    onSuccess: () => dropDrafts(settingsDraft),
                    onError: showServerErrors,
                  })
                }
              />
              <SecondNumberCode shop={shop} />
              <ShopFace shop={shop} />
            </div>
          )}
        </QueryBoundary>
        {person && (
          <div className={styles.person}>
            <ProfileHead person={person} />
            <ProfileSettings person={person} />
          </div>
        )}
      </div>
    </>
  );
}
