// The way out: a code to the person's own number, and with it the account is deleted.
import { useMutation } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { endSession } from '../../platform/session.ts';
import { toastOnFailure, toastSuccess } from '../../platform/toast.ts';
import { deleteAccount, sendCode } from './own-data.api.ts';
import { ownData as words } from './own-data.messages.ts';

export const useSendCode = (number: string) =>
  useMutation({
    mutationFn: () => sendCode(number),
    meta: { failure: failures.sendOtp },
    onError: toastOnFailure(failures.sendOtp),
    onSuccess: () => toastSuccess(successes.otpSent),
  });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: deleteAccount,
    meta: { failure: failures.deleteAccount },
    onError: toastOnFailure(failures.deleteAccount),
    onSuccess() {
      toastSuccess(words.deleted);
      // The token is dead already: nothing has to be told to the server.
      endSession('logout');
    },
  });
