// Words of the notifications page.
export const notifications = {
  title: 'Notifications',
  unread: 'New',
  emptyTitle: 'Nothing new yet',
  emptyLine: 'When something happens to an order, it stands here.',
} as const;
