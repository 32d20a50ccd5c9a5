// An operator's second step, which the deletion of the account needs. Both apps have one session, so the desk's dialog counts.
import { ownData as words } from '../own-data.messages.ts';

export const FactorPart = () => (
  <p>
    {words.factorLine}{' '}
    <a href="/operator/" target="_blank" rel="noreferrer">
      {words.factorAtDesk}
    </a>
  </p>
);
