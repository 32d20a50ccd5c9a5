// A telephone order that waits for the code of its SMS.
import { isApiError } from '@haat/client/api-error';
import { shownName } from '@haat/contract/pack';
import type * as contract from '@haat/contract/phone-orders';
import { plainDigits } from '@haat/contract/typed-number';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { type InputProps, useFields } from '../../../../platform/forms/form.ts';
import { required } from '../../../../platform/forms/validators.ts';
import { NeedsConnection } from '../../../../ui/feedback/needs-connection.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { formatAmount } from '../../../../ui/format/amount.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { formatPhone } from '../../../../ui/format/phone-number.ts';
import { formatDayTime, formatSpan } from '../../../../ui/format/time.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { money } from '../../order/money.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { confirmPhoneOrder } from '../phone-orders.api.ts';
import { phoneOrders as words } from '../phone-orders.messages.ts';
import styles from './waiting-phone-order.module.css';

interface WaitingPhoneOrderProps {
  readonly order: contract.PhoneOrder;
  readonly isNew: boolean;
  readonly onConfirmed: (orderId: number) => void;
  readonly onFailed: (order: contract.PhoneOrder) => void;
}

const codeOf = (typed: string): string => plainDigits(typed.trim());

const codeRules = {
  code: (value: string) => required(value) ?? (/^\d{4}$/.test(codeOf(value)) ? null : words.fourDigits),
};

const isCodeRefused = (error: Error): boolean =>
  isApiError(error) && (error.code === 'code.wrong' || error.code === 'code.over');

export function WaitingPhoneOrder({ order, isNew, onConfirmed, onFailed }: WaitingPhoneOrderProps) {
  const titleId = useId();
  const form = useFields({ initialValues: { code: '' }, validate: codeRules, draft: null });
  const confirmation = useMutation(confirmPhoneOrder);
  const fail = (error: Error): void => {
    if (isCodeRefused(error)) form.setFieldValue('code', '');
    onFailed(order);
  };
  return (
    <Card>
      <form
        noValidate
        aria-labelledby={titleId}
        className={styles.card}
        onSubmit={form.send(({ code }) =>
          confirmation.mutate(
            { id: order.id, code: codeOf(code) },
            { onSuccess: ({ id }) => onConfirmed(id), onError: fail },
          ),
        )}
      >
        <Facts order={order} titleId={titleId} />
        <CodeField order={order} isNew={isNew} input={form.getInputProps('code')} />
        <Reason text={reasonFor(confirmation.error)} />
        <NeedsConnection error={confirmation.error}>
          <Button kind="leaf" isWide type="submit" isBusy={confirmation.isPending}>
            {words.confirm}
          </Button>
        </NeedsConnection>
      </form>
    </Card>
  );
}

interface CodeFieldProps extends Pick<WaitingPhoneOrderProps, 'order' | 'isNew'> {
  readonly input: InputProps;
}

const CodeField = ({ order, isNew, input }: CodeFieldProps) => (
  <TextField
    label={words.code}
    description={words.expires(formatDayTime(order.expires_at))}
    inputMode="numeric"
    autoComplete="off"
    // The retailer has just asked for this code, and has the customer on the telephone.
    autoFocus={isNew}
    {...input}
  />
);

interface FactsProps extends Pick<WaitingPhoneOrderProps, 'order'> {
  readonly titleId: string;
}

const Facts = ({ order, titleId }: FactsProps) => (
  <>
    <div className={styles.ends}>
      <h3 id={titleId} className={styles.name}>
        {order.name}
      </h3>
      <p className={styles.amount}>{formatRupees(order.amount)}</p>
    </div>
    <p>
      <a href={`tel:${order.number}`} className={styles.number}>
        {formatPhone(order.number)}
      </a>
      <span>{` · ${money.methods[order.pay_by]}`}</span>
    </p>
    <p className={styles.slot}>{formatSpan(order.slot)}</p>
    <p className={styles.line}>
      {order.items.map((item) => orderWords.times(formatAmount(item), shownName(item))).join(', ')}
    </p>
  </>
);
