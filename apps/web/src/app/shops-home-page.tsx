// /shops: the running order, and the shops near the address.
import { HomePage } from '../slices/shops/index.ts';
import { afterFirstScreen } from '../ui/feedback/after-first-screen.tsx';

const RunningOrder = afterFirstScreen(async () => (await import('./shops-running-order.tsx')).RunningOrder);

export const ShopsHomePage = () => <HomePage top={<RunningOrder />} />;
