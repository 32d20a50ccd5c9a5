// Sends another code, thirty seconds after the last one at the earliest.

import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/layout/button.tsx';
import { sendOtp } from '../accounts.api.ts';
import { accounts } from '../accounts.messages.ts';
import { RefusalText } from './refusal-text.tsx';
import styles from './resend-otp.module.css';
import { useCountdown } from './use-countdown.ts';

const waitSeconds = 30;

interface ResendOtpProps {
  readonly number: string;
  readonly onSent: () => void;
}

export function ResendOtp({ number, onSent }: ResendOtpProps) {
  const { secondsLeft, restart } = useCountdown(waitSeconds);
  const resend = useMutation(sendOtp);
  const send = (): void =>
    resend.mutate(number, {
      onSuccess() {
        restart();
        onSent();
      },
    });
  return (
    <div className={styles.resend}>
      <Button kind="plain" isWide disabled={secondsLeft > 0} isBusy={resend.isPending} onClick={send}>
        {accounts.verify.resend}
      </Button>
      {secondsLeft > 0 && <p className={styles.wait}>{accounts.verify.resendIn(secondsLeft)}</p>}
      <RefusalText error={resend.error} />
    </div>
  );
}
