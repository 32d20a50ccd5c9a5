// Rings when a retailer gets a new order or list, or a deliverer a new request, while the app is open on any page.
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../slices/accounts/index.ts';
import { isListWaiting } from '../slices/lists/index.ts';
import { useNewNotifications } from '../slices/notifications/index.ts';
import { isOrderWaiting } from '../slices/orders/index.ts';

const orderLink = /^\/retailer\/orders\/(\d+)$/;
const listLink = /^\/retailer\/lists\/(\d+)$/;

export function useNewOrderSound(): void {
  const client = useQueryClient();
  const isOn = useUser()?.preferences.sound ?? true;
  useNewNotifications((items) => {
    if (!isOn) return;
    const isNews = async (link: string): Promise<boolean> => {
      const listId = listLink.exec(link)?.[1];
      if (listId !== undefined) return isListWaiting(client, listId);
      const orderId = orderLink.exec(link)?.[1];
      // Other notifications about an order have the same link.
      return orderId === undefined ? link === '/deliverer/requests' : isOrderWaiting(client, orderId);
    };
    void Promise.all(items.map(({ link }) => isNews(link))).then(async (news) => {
      if (news.includes(true)) (await import('../platform/sound/ring.ts')).ring();
    });
  });
}
