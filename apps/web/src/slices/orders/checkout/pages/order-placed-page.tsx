// /shops/order-placed: a short confirmation, then the orders. Without an order it redirects at once.
import { screenConstants } from '@haat/contract/limits';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { Drawing } from '../../../../ui/pictures/drawing.tsx';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import { FirstTryNote } from '../components/first-try-note.tsx';
import { type FirstTry, readFirstTry } from '../first-try.ts';
import styles from './order-placed-page.module.css';

const profile = '/shops/user';

export function OrderPlacedPage() {
  const { state } = useLocation();
  const orderId: unknown = state?.orderId;
  if (typeof orderId !== 'number') return <Navigate to={profile} replace />;
  return <OrderPlaced orderId={orderId} firstTry={readFirstTry(state)} />;
}

interface OrderPlacedProps {
  readonly orderId: number;
  readonly firstTry: FirstTry | undefined;
}

/** The next page repeats the first-try note, because three seconds are too short to read it. */
function OrderPlaced({ orderId, firstTry }: OrderPlacedProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate(profile, { replace: true, state: { firstTry } });
    const timer = setTimeout(leave, screenConstants.orderPlacedMs);
    return () => clearTimeout(timer);
  }, [navigate, firstTry]);
  return (
    <div className={styles.page}>
      <Drawing name="parcel" px={160} className={styles.picture} />
      <PageHead title={words.placed} />
      <p className={styles.line}>{words.placedLine}</p>
      <FirstTryNote firstTry={firstTry} />
      <ButtonLink to={`/shops/order/${orderId}`} replace state={{ firstTry }}>
        {words.toOrder}
      </ButtonLink>
    </div>
  );
}
