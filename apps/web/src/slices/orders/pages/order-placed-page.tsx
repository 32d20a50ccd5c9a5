// /shops/order-placed: a breath, then the orders. Whoever comes without an order goes there at once.
import { screenConstants } from '@haat/contract';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { customerOrders as words } from '../../../messages/customer-orders.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './order-placed-page.module.css';

const profile = '/shops/user';

export function OrderPlacedPage() {
  const { state } = useLocation();
  const orderId: unknown = state?.orderId;
  return typeof orderId === 'number' ? <OrderPlaced orderId={orderId} /> : <Navigate to={profile} replace />;
}

function OrderPlaced({ orderId }: { readonly orderId: number }) {
  const navigate = useNavigate();
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => void navigate(profile, { replace: true }), screenConstants.orderPlacedMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={styles.page}>
      <img src="/pictures/parcel.webp" alt="" width={160} height={160} className={styles.picture} />
      <PageHead title={words.placed} />
      <p className={styles.line}>{words.placedLine}</p>
      <ButtonLink to={`/shops/order/${orderId}`} replace>
        {words.toOrder}
      </ButtonLink>
    </div>
  );
}
