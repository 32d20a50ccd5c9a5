// Leads from the page of a record to what operators did with it.
import type { RecordKind } from '@haat/contract/operator/record';
import Box from '@mui/material/Box';
import { type Identifier, useResourceContext } from 'ra-core';
import { filteredList } from './filtered-list.ts';
import { RecordLink } from './record-link.tsx';

const kinds: Readonly<Record<string, RecordKind>> = {
  articles: 'article',
  banners: 'banner',
  catalogue: 'catalogue',
  categories: 'category',
  cities: 'city',
  deliverers: 'user',
  orders: 'order',
  'product-types': 'product_type',
  requests: 'request',
  'shop-types': 'shop_type',
  shops: 'shop',
  slots: 'slot',
  synonyms: 'synonym',
  users: 'user',
};

export function AuditLink({ id }: { readonly id: Identifier }) {
  const kind = kinds[useResourceContext() ?? ''];
  if (!kind) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <RecordLink to={filteredList('audit', { kind, object_id: String(id) })}>
        Changes by operators
      </RecordLink>
    </Box>
  );
}
