import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { files } from '../files/file.tables.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    address: text('address').notNull(),
    receiver: text('receiver').notNull(),
    number: text('number').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** False until somebody sets the pin of an address from a telephone order. Its place is then the shop's. */
    hasPin: boolean('has_pin').notNull().default(true),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    isPrimary: boolean('is_primary').notNull(),
    landmark: text('landmark'),
    photoId: ref('photo_id').references(() => files.id, { onDelete: 'set null' }),
    voiceNoteId: ref('voice_note_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('addresses_user').on(t.userId, t.isPrimary.desc().nullsFirst(), t.id),
    index('addresses_city').on(t.cityId),
    index('addresses_photo').on(t.photoId),
    index('addresses_voice_note').on(t.voiceNoteId),
    uniqueIndex('addresses_one_primary').on(t.userId).where(sql`${t.isPrimary}`),
  ],
);
