import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { cart as words } from '../cart.messages.ts';

export const EmptyCart = () => (
  <BlankState
    picture="basket"
    title={words.empty}
    line={words.emptyLine}
    action={
      <ButtonLink kind="main" isWide to="/shops">
        {words.seeStores}
      </ButtonLink>
    }
  />
);
