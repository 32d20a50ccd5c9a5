// /auth/verify: enter the code to sign in. Without a pending number it redirects to login.
import { isApiError } from '@haat/client/api-error';
import { limits } from '@haat/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { fieldErrors } from '../../../messages/fields.ts';
import { useSmsCode } from '../../../platform/device/sms-code.ts';
import formStyles from '../../../ui/fields/form.module.css';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { verifyOtp } from '../accounts.api.ts';
import { accounts } from '../accounts.messages.ts';
import { emptyCode, OtpField } from '../components/otp-field.tsx';
import { RefusalText } from '../components/refusal-text.tsx';
import { ResendOtp } from '../components/resend-otp.tsx';
import { SignInLayout } from '../components/sign-in-layout.tsx';
import { forgetNumber, getPendingNumber, noteCodeSent } from '../pending-number.ts';
import { missingStep, takePageAfterSignIn } from '../sign-in-step.ts';

const words = accounts.verify;

export function VerifyPage() {
  const [number] = useState(getPendingNumber);
  return number === null ? <Navigate to="/auth/login" replace /> : <VerifyForm number={number} />;
}

/** The typed code, which is sent once it is complete. */
function useCode(number: string) {
  const navigate = useNavigate();
  const [digits, setDigits] = useState(emptyCode);
  const [fault, setFault] = useState<string | null>(null);
  const [smsCount, setSmsCount] = useState(1);
  const verify = useMutation(verifyOtp);
  const send = (otp: string): void =>
    verify.mutate(
      { digits: number, otp },
      {
        onError: (error) => isApiError(error) && error.status === 400 && setDigits(emptyCode),
        onSuccess({ user }) {
          forgetNumber();
          void navigate(missingStep(user) ?? takePageAfterSignIn(), { replace: true });
        },
      },
    );
  const change = (next: readonly string[]): void => {
    setFault(null);
    setDigits(next);
    const code = next.join('');
    if (code.length === limits.otpDigits && code !== digits.join('') && !verify.isPending) send(code);
  };
  useSmsCode(smsCount, (code) => change([...code].slice(0, limits.otpDigits)));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = digits.join('');
    if (code.length < limits.otpDigits) setFault(fieldErrors.required);
    else if (!verify.isPending) send(code);
  };
  const onResent = (): void => {
    verify.reset();
    noteCodeSent(number);
    setFault(null);
    setDigits(emptyCode);
    setSmsCount(smsCount + 1);
  };
  return { digits, change, fault, verify, submit, onResent };
}

function VerifyForm({ number }: { readonly number: string }) {
  const refusalId = useId();
  const { digits, change, fault, verify, submit, onResent } = useCode(number);
  return (
    <SignInLayout title={words.title} line={words.sentTo(formatPhone(limits.phonePrefix + number))}>
      <form noValidate className={formStyles.form} onSubmit={submit}>
        <OtpField digits={digits} onDigits={change} error={fault} describedBy={refusalId} />
        <RefusalText error={verify.error} id={refusalId} />
        <Button kind="main" isWide type="submit" isBusy={verify.isPending}>
          {words.next}
        </Button>
        <ResendOtp number={number} onSent={onResent} />
        <ButtonLink kind="quiet" to="/auth/login">
          {words.changeNumber}
        </ButtonLink>
      </form>
    </SignInLayout>
  );
}
