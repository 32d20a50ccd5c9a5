import { rupeesOf } from '@haat/contract/money';

/** What a deliverer holds for others, what others owe to the deliverer, and the difference. In rupees. */
export function sumsInHand(balances: readonly { readonly balancePaise: number }[]) {
  let heldPaise = 0;
  let owedPaise = 0;
  for (const { balancePaise } of balances) {
    if (balancePaise > 0) heldPaise += balancePaise;
    else owedPaise -= balancePaise;
  }
  return { in_hand: rupeesOf(heldPaise - owedPaise), held: rupeesOf(heldPaise), owed: rupeesOf(owedPaise) };
}
