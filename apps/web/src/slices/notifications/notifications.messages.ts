// Texts of the notifications page.
export const notifications = {
  title: 'Notifications',
  unread: 'New',
  emptyTitle: 'No notifications yet',
  emptyLine: 'News about your orders will appear here.',
} as const;
