import { IconNotes } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { useCountOfLists } from '../lists.api.ts';
import { lists as words } from '../lists.messages.ts';

/** Leads to the shop's lists, and says how many wait for it. */
export const ListsLink = () => (
  <ButtonLink to="/retailer/lists" icon={<IconNotes size="1.25rem" aria-hidden />}>
    {words.counted(useCountOfLists() ?? 0)}
  </ButtonLink>
);
