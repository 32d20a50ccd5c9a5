// /auth/login: enter the phone number and get a code.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { appConfig } from '../../../platform/app-config.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { phone } from '../../../platform/forms/validators.ts';
import { wasSignedOut } from '../../../platform/session.ts';
import form from '../../../ui/fields/form.module.css';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { sendOtp } from '../accounts.api.ts';
import { accounts } from '../accounts.messages.ts';
import { LanguageSelect } from '../components/language-select.tsx';
import { RefusalText } from '../components/refusal-text.tsx';
import { Stall } from '../components/stall.tsx';
import { hasCode, lastNumber, noteCodeSent, setPendingNumber } from '../pending-number.ts';
import styles from './login-page.module.css';

const words = accounts.login;

export function LoginPage() {
  const navigate = useNavigate();
  const fields = useFields({
    initialValues: { number: lastNumber() ?? '' },
    validate: { number: phone },
    draft: 'sign-in',
  });
  const send = useMutation(sendOtp);
  const requestOtp = (digits: string): void =>
    send.mutate(digits, {
      onSuccess() {
        noteCodeSent(digits);
        fields.forgetDraft();
        void navigate('/auth/verify');
      },
    });
  return (
    <div className={styles.page}>
      <Stall />
      <div className={styles.side}>
        <div className={styles.head}>
          <PageHead title={appConfig.appName} tabTitle={words.title} />
          <LanguageSelect isSmall className={styles.language} />
        </div>
        <p className={styles.motto}>{wasSignedOut() ? words.signedOut : words.motto}</p>
        <form noValidate className={form.form} onSubmit={fields.send(({ number }) => requestOtp(number))}>
          <PhoneField {...fields.getInputProps('number')} />
          <RefusalText error={send.error} />
          <Button kind="main" isWide type="submit" isBusy={send.isPending}>
            {words.requestOtp}
          </Button>
          {hasCode(fields.values.number) && <EnterCode number={fields.values.number} />}
        </form>
        <p className={styles.hint}>{words.hint}</p>
      </div>
    </div>
  );
}

/** After a reload of the page for the code. */
function EnterCode({ number }: { readonly number: string }) {
  const navigate = useNavigate();
  const enter = (): void => {
    setPendingNumber(number);
    void navigate('/auth/verify');
  };
  return (
    <Button isWide onClick={enter}>
      {accounts.verify.title}
    </Button>
  );
}
