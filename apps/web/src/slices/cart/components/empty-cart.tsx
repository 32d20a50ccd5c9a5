// Nothing to order, and the way to the stores.
import { cart as words } from '../../../messages/cart.ts';
import { BlankState } from '../../../ui/blank-state.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

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
