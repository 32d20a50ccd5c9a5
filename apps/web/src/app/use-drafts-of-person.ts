// Gives a person who signs in again after a 401 what they had typed.
import { useEffect } from 'react';
import { giveDraftsTo } from '../platform/forms/drafts.ts';
import { useUser } from '../slices/accounts/index.ts';

export function useDraftsOfPerson(): void {
  const personId = useUser()?.id;
  // Outside system: the drafts of this tab.
  useEffect(() => giveDraftsTo(personId), [personId]);
}
