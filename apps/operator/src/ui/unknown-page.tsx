// The page for unknown URLs below `/operator`.
import { ButtonLink } from './button-link.tsx';
import { PageHead } from './page-head.tsx';
import { BlankState } from './states.tsx';

export function UnknownPage() {
  return (
    <>
      <PageHead title="Not found" />
      <BlankState title="There is no such page" action={<ButtonLink to="/">Go to Today</ButtonLink>}>
        The address may be mistyped, or the page has moved.
      </BlankState>
    </>
  );
}
