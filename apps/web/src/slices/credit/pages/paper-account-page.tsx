// /retailer/credit/paper: opens an account for somebody who doesn't use the app.
import { limits } from '@haat/contract/limits';
import { readRupees } from '@haat/contract/typed-number';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { reasonFor } from '../../../messages/order-errors.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { limitedText, phone } from '../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import form from '../../../ui/fields/form.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { openAccount } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import { amountFault } from '../line-faults.ts';
import styles from './credit-page.module.css';

const rules = {
  number: phone,
  name: limitedText(limits.name),
  limit: amountFault,
  opening: (typed: string) => (typed.trim() === '' ? null : amountFault(typed)),
};

export function PaperAccountPage() {
  const navigate = useNavigate();
  const open = useMutation(openAccount);
  const fields = useFields({
    initialValues: { number: '', name: '', limit: '', opening: '' },
    validate: rules,
    draft: 'paper account',
  });
  const send = fields.send(({ number, name, limit, opening }) =>
    open.mutate(
      {
        number: limits.phonePrefix + number,
        name: name.trim(),
        limit: readRupees(limit),
        opening: opening.trim() === '' ? 0 : readRupees(opening),
      },
      {
        onSuccess: ({ id }) => {
          fields.forgetDraft();
          void navigate(`/retailer/credit/${id}`, { replace: true });
        },
        onError: fields.showServerErrors,
      },
    ),
  );
  return (
    <div className={styles.page}>
      <PageHead title={words.paperAccount} />
      <p className={styles.line}>{words.paperLine}</p>
      <form noValidate className={form.grow} onSubmit={send}>
        <TextField label={words.customerName} limit={limits.name} {...fields.getInputProps('name')} />
        <PhoneField {...fields.getInputProps('number')} />
        <NumberField
          label={words.owedUntilNow}
          description={words.openingHint}
          decimals={2}
          {...fields.getInputProps('opening')}
        />
        <NumberField label={words.limit} decimals={2} {...fields.getInputProps('limit')} />
        <ActionFailure error={open.error} reason={reasonFor(open.error)} />
        <ActionBar>
          <Button type="submit" kind="main" isWide isBusy={open.isPending}>
            {words.openAccount}
          </Button>
        </ActionBar>
      </form>
    </div>
  );
}
