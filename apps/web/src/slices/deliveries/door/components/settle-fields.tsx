// How the customer pays what is due: cash with its change, UPI with its reference and code, and credit.
import type * as contract from '@haat/contract/deliveries';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import { useState } from 'react';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { formatRupees, rupeesText } from '../../../../ui/format/money.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { deliveries as words } from '../../deliveries.messages.ts';
import type { Settlement, TypedSettlement } from '../settlement.ts';
import { faultWords } from '../settlement-words.ts';
import { FullQr } from './full-qr.tsx';
import styles from './settle-fields.module.css';

interface SettleFieldsProps {
  readonly delivery: Pick<contract.Delivery, 'pay_by' | 'upi'> & { readonly order: { readonly id: number } };
  /** In rupees. */
  readonly due: number;
  readonly typed: TypedSettlement;
  readonly settlement: Settlement;
  readonly change: (part: Partial<TypedSettlement>) => void;
  /** Somebody pressed 'Yes', so that faults show. */
  readonly isTried: boolean;
}

export const SettleFields = (props: SettleFieldsProps) => (
  <>
    <CashField {...props} />
    <UpiFields {...props} />
    {props.delivery.pay_by === 'credit' && <CreditField {...props} />}
  </>
);

/** An amount as a field shows it: what is typed, or what follows from what is due. */
const shown = (text: string | null, paise: number): string =>
  text ?? (paise > 0 ? rupeesText(rupeesOf(paise)) : '');

function CashField({ typed, settlement, change, isTried }: SettleFieldsProps) {
  const { cashPaise, changePaise, roundingPaise, faults } = settlement;
  if (cashPaise <= 0) return null;
  const cash = formatRupees(rupeesOf(cashPaise));
  return (
    <div className={styles.part}>
      <NumberField
        label={words.cashReceived}
        description={roundingPaise === 0 ? words.cashIs(cash) : words.cashIsRounded(cash)}
        decimals={2}
        value={typed.received}
        error={isTried ? faultWords(faults.received, cashPaise) : null}
        onChange={(received) => change({ received })}
      />
      <p className={styles.change} aria-live="polite">
        {changePaise > 0 && words.giveBack(formatRupees(rupeesOf(changePaise)))}
      </p>
    </div>
  );
}

function UpiFields(props: SettleFieldsProps) {
  const { delivery, due, typed, settlement, change, isTried } = props;
  const [isShown, setShown] = useState(false);
  const { upiPaise, creditPaise, faults } = settlement;
  const most = paiseOf(due) - creditPaise;
  const showCode = (): void => {
    if (upiPaise === 0) change({ upi: rupeesText(rupeesOf(most)) });
    setShown(true);
  };
  return (
    <div className={styles.part}>
      <NumberField
        label={words.byUpi}
        decimals={2}
        value={shown(typed.upi, upiPaise)}
        error={isTried || faults.upi === 'tooMuch' ? faultWords(faults.upi, most) : null}
        onChange={(upi) => change({ upi })}
      />
      {delivery.upi && (
        <Button isWide onClick={showCode}>
          {words.showCode}
        </Button>
      )}
      {upiPaise > 0 && <ReferenceField {...props} />}
      {isShown && delivery.upi && (
        <FullQr
          upi={delivery.upi}
          orderId={delivery.order.id}
          amountPaise={upiPaise || most}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
}

type ReferenceProps = Pick<SettleFieldsProps, 'typed' | 'settlement' | 'change' | 'isTried'>;

const ReferenceField = ({ typed, settlement, change, isTried }: ReferenceProps) => (
  <TextField
    label={words.reference}
    description={words.referenceHint}
    autoComplete="off"
    autoCapitalize="characters"
    value={typed.reference}
    error={isTried ? faultWords(settlement.faults.reference, 0) : null}
    onChange={({ currentTarget }) => change({ reference: currentTarget.value })}
  />
);

const CreditField = ({ due, typed, settlement, change, isTried }: SettleFieldsProps) => (
  <NumberField
    label={words.onCredit}
    decimals={2}
    value={shown(typed.credit, settlement.creditPaise)}
    error={
      isTried || settlement.faults.credit === 'tooMuch'
        ? faultWords(settlement.faults.credit, paiseOf(due))
        : null
    }
    onChange={(credit) => change({ credit })}
  />
);
