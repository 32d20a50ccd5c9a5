// Asks for the code that the second number got. Only the first reminder goes to it before.
import { isApiError } from '@haat/client/api-error';
import type { ShopSettings } from '@haat/contract/shops';
import { plainDigits } from '@haat/contract/typed-number';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { useFields } from '../../../../platform/forms/form.ts';
import { required } from '../../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../../ui/feedback/action-failure.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { formatPhone } from '../../../../ui/format/phone-number.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { hasUnconfirmedNumber } from '../retailer-hours.ts';
import { confirmSecondNumber, sendSecondNumberCode } from '../retailer-shop.api.ts';
import { shopWork as words } from '../shop-work.messages.ts';
import styles from './retailer-hours-form.module.css';

const codeOf = (typed: string): string => plainDigits(typed.trim());

const rules = {
  code: (value: string) => required(value) ?? (/^\d{4}$/.test(codeOf(value)) ? null : words.fourDigits),
};

const reasonOf = (error: Error | null): string | null =>
  isApiError(error) && error.code === 'code.over' ? words.codeOver : reasonFor(error);

interface SecondNumberCodeProps {
  readonly shop: ShopSettings;
}

/** Nothing for a shop without a second number, or with a confirmed one. */
export const SecondNumberCode = ({ shop }: SecondNumberCodeProps) =>
  hasUnconfirmedNumber(shop) && <CodeForm key={shop.second_number} number={shop.second_number} />;

function CodeForm({ number }: { readonly number: string }) {
  const titleId = useId();
  const form = useFields({ initialValues: { code: '' }, validate: rules, draft: null });
  const confirmation = useMutation(confirmSecondNumber);
  const sending = useMutation(sendSecondNumberCode);
  return (
    <Card>
      <form
        noValidate
        aria-labelledby={titleId}
        className={styles.fields}
        onSubmit={form.send(({ code }) => confirmation.mutate(codeOf(code)))}
      >
        <h2 id={titleId}>{words.unconfirmed}</h2>
        <p>{words.unconfirmedLine(formatPhone(number))}</p>
        <TextField
          label={words.secondCode}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('code')}
        />
        <ActionFailure error={confirmation.error} reason={reasonOf(confirmation.error)} />
        <Button kind="leaf" isWide type="submit" isBusy={confirmation.isPending}>
          {words.confirmNumber}
        </Button>
        <Button isWide isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {words.sendCode}
        </Button>
        <p role="status" className={styles.saved}>
          {sending.isSuccess ? words.codeSent : ''}
        </p>
        <ActionFailure error={sending.error} />
      </form>
    </Card>
  );
}
