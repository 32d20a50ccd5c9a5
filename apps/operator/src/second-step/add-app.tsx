import type { FactorAdded } from '@haat/contract/operator/second-factor';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { confirmApp } from '../providers/second-step.ts';
import { useStep } from '../sign-in/use-step.ts';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { appDigits, faultOfCode } from './app-digits.ts';
import { StepForm } from './step-form.tsx';
import { useNewApp } from './use-second-step.ts';

const QrCode = lazy(async () => ({ default: (await import('../ui/qr-code.tsx')).QrCode }));

interface AddAppProps {
  readonly onAdded: (added: FactorAdded) => void;
}

export function AddApp({ onAdded }: AddAppProps) {
  const { data, error, refetch } = useNewApp(useId());
  const [code, setCode] = useState('');
  const { fault, isBusy, run } = useStep();
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const confirm = () => run(faultOfCode(code), async () => onAdded(await confirmApp(code)));
  return (
    <StepForm
      text="Scan this with an authenticator app on your phone, such as Aegis or Google Authenticator. Then enter the code that the app shows."
      field={{
        label: 'Code from your app',
        value: code,
        isCode: true,
        autoComplete: 'one-time-code',
        onChange: (text) => setCode(appDigits(text)),
      }}
      verb="Add the app"
      fault={fault}
      isBusy={isBusy}
      onSubmit={confirm}
    >
      <NewSecret {...data} />
    </StepForm>
  );
}

const NewSecret = ({ secret, link }: { readonly secret: string; readonly link: string }) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box sx={{ width: '12rem', maxWidth: '100%', aspectRatio: '1', mx: 'auto' }}>
      <Suspense fallback={null}>
        <QrCode text={link} label="QR code for the authenticator app" />
      </Suspense>
    </Box>
    <Typography>
      Is the app on this phone? <Link href={link}>Open the app</Link>, or type this key into it:
    </Typography>
    <Box component="code" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere', userSelect: 'all' }}>
      {secret.replace(/.{4}(?=.)/g, '$& ')}
    </Box>
  </Box>
);
