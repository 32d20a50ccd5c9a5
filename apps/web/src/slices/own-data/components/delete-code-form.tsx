// The form for the code that confirms the deletion. The sixth digit submits it, as in the sign-in.
import { limits } from '@haat/contract/limits';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { fieldErrors } from '../../../messages/fields.ts';
import { reasonFor } from '../../../messages/order-errors.ts';
import formStyles from '../../../ui/fields/form.module.css';
import { Button } from '../../../ui/layout/button.tsx';
import { emptyCode, OtpField, RefusalText, ResendOtp } from '../../accounts/index.ts';
import { ownData as words } from '../own-data.messages.ts';

interface DeleteCodeFormProps {
  /** The phone number without the +91. */
  readonly digits: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onCode: (otp: string, onRefused: () => void) => void;
  readonly onResent: () => void;
  readonly onKeep: () => void;
  /** What the refusal asks for. */
  readonly children: ReactNode;
}

export function DeleteCodeForm(props: DeleteCodeFormProps) {
  const { digits, isBusy, error, onCode, onResent, onKeep, children } = props;
  const refusalId = useId();
  const [code, setCode] = useState(emptyCode);
  const [fault, setFault] = useState<string | null>(null);
  const send = (otp: string): void => {
    if (!isBusy) onCode(otp, () => setCode(emptyCode));
  };
  const change = (next: readonly string[]): void => {
    setFault(null);
    setCode(next);
    const otp = next.join('');
    if (otp.length === limits.otpDigits && otp !== code.join('')) send(otp);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const otp = code.join('');
    if (otp.length < limits.otpDigits) setFault(fieldErrors.required);
    else send(otp);
  };
  const empty = (): void => {
    setFault(null);
    setCode(emptyCode);
    onResent();
  };
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <OtpField digits={code} onDigits={change} error={fault} describedBy={refusalId} />
      <RefusalText error={error} id={refusalId} toReason={reasonFor} />
      {children}
      <Button kind="danger" isWide type="submit" isBusy={isBusy}>
        {words.deleteAccount}
      </Button>
      <ResendOtp number={digits} onSent={empty} />
      <Button kind="quiet" isWide onClick={onKeep}>
        {words.keep}
      </Button>
    </form>
  );
}
