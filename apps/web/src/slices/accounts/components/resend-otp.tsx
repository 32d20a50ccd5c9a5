// Another code, once the first has had its thirty seconds.
import { useMutation } from '@tanstack/react-query';
import { accounts } from '../../../messages/accounts.ts';
import { failures } from '../../../messages/failures.ts';
import { successes } from '../../../messages/successes.ts';
import { toastOnFailure, toastSuccess } from '../../../platform/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { sendOtp } from '../accounts.api.ts';
import { RefusalText } from './refusal-text.tsx';
import styles from './resend-otp.module.css';
import { useCountdown } from './use-countdown.ts';

const waitSeconds = 30;

export function ResendOtp({ number }: { readonly number: string }) {
  const { secondsLeft, restart } = useCountdown(waitSeconds);
  const resend = useMutation({
    mutationFn: () => sendOtp(number),
    onError: toastOnFailure(failures.sendOtp),
    onSuccess() {
      toastSuccess(successes.otpSent);
      restart();
    },
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
