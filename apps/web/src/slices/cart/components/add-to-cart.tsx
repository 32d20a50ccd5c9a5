// The 'Add' button. It becomes a stepper, and 'Add' again at zero.

import { shownName } from '@haat/contract/pack';
import { IconPlus } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useShownRefusal } from '../../../platform/outbox/use-outbox.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { TellMe } from '../../products/index.ts';
import { aboutProduct } from '../cart.api.ts';
import { cart as words } from '../cart.messages.ts';
import { atMostInCart, type CartProduct } from '../cart-preview.ts';
import { refusedWords } from '../refused-words.ts';
import { useCartLine } from '../use-cart-line.ts';
import styles from './add-to-cart.module.css';
import { AmountChips } from './amount-chips.tsx';
import { LimitNote } from './limit-note.tsx';

interface AddToCartProps {
  readonly product: CartProduct;
  readonly shopId: number;
  readonly shopName: string;
  /** In a grid the button is small and names its product. */
  readonly isInGrid?: boolean;
  /** A note that the person should read before pressing. */
  readonly note?: string;
}

export function AddToCart({ product, shopId, shopName, isInGrid, note }: AddToCartProps) {
  const noteId = useId();
  const limitId = useId();
  const line = useCartLine({ product, shopId, shopName });
  const refused = useShownRefusal(aboutProduct(product.id));
  const refusal = refused ? refusedWords(refused) : line.refusal;
  // A refusal replaces the note.
  const shownNote = refusal ? undefined : note;
  const { box, keepFocus } = useFocusRestorer(line.quantity > 0);
  if (product.quantity === 0) {
    return (
      <div className={styles.box}>
        <p className={styles.none}>{words.outOfStock}</p>
        <TellMe product={product} isInGrid={isInGrid} />
      </div>
    );
  }
  return (
    <div ref={box} className={styles.box} onClickCapture={keepFocus}>
      {shownNote && <Note id={noteId}>{shownNote}</Note>}
      {!isInGrid && (
        <AmountChips
          product={product}
          quantity={line.quantity}
          isBusy={line.isComing}
          onChoose={line.setTo}
        />
      )}
      {line.quantity === 0 ? (
        <AddButton
          name={shownName(product)}
          isInGrid={isInGrid}
          noteId={shownNote && noteId}
          isComing={line.isComing}
          onAdd={line.add}
        />
      ) : (
        <CartStepper line={line} product={product} limitNoteId={limitId} isInGrid={isInGrid} />
      )}
      {line.quantity > 0 && <LimitNote id={limitId} product={product} quantity={line.quantity} />}
      {line.isWaiting && <WaitingNote />}
      <Reason text={refusal} />
    </div>
  );
}

interface AddButtonProps extends Pick<AddToCartProps, 'isInGrid'> {
  readonly name: string;
  readonly noteId: string | undefined;
  readonly isComing: boolean;
  readonly onAdd: () => void;
}

const AddButton = ({ name, isInGrid, noteId, isComing, onAdd }: AddButtonProps) => (
  <Button
    kind={isInGrid ? 'leaf' : 'main'}
    isWide
    className={isInGrid ? styles.inGrid : undefined}
    icon={isInGrid && <IconPlus size="1.25rem" aria-hidden />}
    aria-label={isInGrid ? words.addNamed(name) : undefined}
    aria-describedby={noteId}
    data-single-tap
    isBusy={isComing}
    onClick={onAdd}
  >
    {isInGrid ? words.add : words.addToCart}
  </Button>
);

interface CartStepperProps extends Pick<AddToCartProps, 'product' | 'isInGrid'> {
  readonly line: ReturnType<typeof useCartLine>;
  readonly limitNoteId: string;
}

const CartStepper = ({ line, product, limitNoteId, isInGrid }: CartStepperProps) => (
  <div className={styles.row}>
    <Stepper
      name={shownName(product)}
      value={line.quantity}
      text={formatAmount({ ...product, quantity: line.quantity })}
      max={atMostInCart(product)}
      isWide
      limitNoteId={limitNoteId}
      onDecrease={line.remove}
      onIncrease={line.add}
    />
    {!isInGrid && (
      <ButtonLink kind="leaf" to="/shops/cart">
        {words.toCart}
      </ButtonLink>
    )}
  </div>
);

/** The pressed button is removed when 'Add' and stepper swap. Focus the button that replaces it. */
function useFocusRestorer(isStepper: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const before = useRef(isStepper);
  // Outside system: the browser's focus. A layout effect, because the page moves lost focus to `main`.
  useLayoutEffect(() => {
    if (before.current === isStepper) return;
    before.current = isStepper;
    if (!wasPressed.current || document.activeElement !== document.body) return;
    wasPressed.current = false;
    const buttons = box.current?.querySelectorAll('button');
    buttons?.[buttons.length - 1]?.focus({ preventScroll: true });
  }, [isStepper]);
  const keepFocus = (): void => {
    wasPressed.current = true;
  };
  return { box, keepFocus };
}
