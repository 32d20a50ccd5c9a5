// Another code, once the first has had its thirty seconds.

import { Button } from '../../../ui/layout/button.tsx';
import { accounts } from '../accounts.messages.ts';
import { useResendOtp } from '../use-resend-otp.ts';
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
  const resend = useResendOtp(number, () => {
    restart();
    onSent();
  });
  return (
    <div className={styles.resend}>
      <Button
        kind="plain"
        isWide
        disabled={secondsLeft > 0}
        isBusy={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {accounts.verify.resend}
      </Button>
      {secondsLeft > 0 && <p className={styles.wait}>{accounts.verify.resendIn(secondsLeft)}</p>}
      <RefusalText error={resend.error} />
    </div>
  );
}
