import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random values of this installation. The migration makes them, and they never leave the server. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
