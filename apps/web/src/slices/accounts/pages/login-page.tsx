// /auth/login: the number, and a code is on its way.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accounts } from '../../../messages/accounts.ts';
import { failures } from '../../../messages/failures.ts';
import { successes } from '../../../messages/successes.ts';
import { appConfig } from '../../../platform/app-config.ts';
import { toastOnFailure, toastSuccess } from '../../../platform/toast.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { useFields } from '../../../ui/form.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { phone } from '../../../ui/validators.ts';
import { sendOtp } from '../accounts.api.ts';
import { RefusalText } from '../components/refusal-text.tsx';
import { Stall } from '../components/stall.tsx';
import { getPendingNumber, setPendingNumber } from '../pending-number.ts';
import styles from './login-page.module.css';

const words = accounts.login;

export function LoginPage() {
  const navigate = useNavigate();
  const fields = useFields({
    initialValues: { number: getPendingNumber() ?? '' },
    validate: { number: phone },
  });
  const send = useMutation({
    mutationFn: sendOtp,
    meta: { failure: failures.sendOtp },
    onError: toastOnFailure(failures.sendOtp),
    onSuccess(_answer, digits) {
      toastSuccess(successes.otpSent);
      setPendingNumber(digits);
      void navigate('/auth/verify');
    },
  });
  return (
    <div className={styles.page}>
      <Stall />
      <div className={styles.side}>
        <PageHead title={appConfig.appName} tabTitle={words.title} />
        <p className={styles.motto}>{words.motto}</p>
        <form noValidate className={form.form} onSubmit={fields.send(({ number }) => send.mutate(number))}>
          <PhoneField {...fields.getInputProps('number')} />
          <RefusalText error={send.error} />
          <Button kind="main" isWide type="submit" isBusy={send.isPending}>
            {words.requestOtp}
          </Button>
        </form>
        <p className={styles.hint}>{words.hint}</p>
      </div>
    </div>
  );
}
