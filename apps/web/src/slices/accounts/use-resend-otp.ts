import { useMutation } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { toastOnFailure, toastSuccess } from '../../platform/toast.ts';
import { sendOtp } from './accounts.api.ts';

/** Sends another code to the number, and says so. */
export const useResendOtp = (number: string, onSent: () => void) =>
  useMutation({
    mutationFn: () => sendOtp(number),
    meta: { failure: failures.sendOtp },
    onError: toastOnFailure(failures.sendOtp),
    onSuccess() {
      toastSuccess(successes.otpSent);
      onSent();
    },
  });
