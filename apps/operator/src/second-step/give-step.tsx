// The second step of a sign-in, with one of the ways that the operator has set up.
import type { FactorState } from '@haat/contract/operator/second-factor';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { givePasskey } from '../providers/passkeys.ts';
import { giveCode, giveRecoveryCode } from '../providers/second-step.ts';
import { useStep } from '../sign-in/use-step.ts';
import { appDigits, faultOfCode } from './app-digits.ts';
import { StepForm } from './step-form.tsx';

type Way = 'passkey' | 'app' | 'recovery';

const verbs: Readonly<Record<Way, string>> = {
  passkey: 'Use your passkey',
  app: 'Enter the code from your app',
  recovery: 'Use a recovery code',
};

/** Passkeys of other addresses don't work here. */
const waysOf = ({ passkeys, app }: FactorState): readonly Way[] => [
  ...(passkeys.some(({ origin }) => origin === window.location.origin) ? ['passkey' as const] : []),
  ...(app ? ['app' as const] : []),
  'recovery',
];

interface GiveStepProps {
  readonly state: FactorState;
  readonly onGiven: (state: FactorState, way: Way) => void;
}

export function GiveStep({ state, onGiven }: GiveStepProps) {
  const ways = waysOf(state);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const Form = forms[way];
  const elsewhere = state.passkeys.map(({ origin }) => origin);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {elsewhere.length > 0 && !ways.includes('passkey') && (
        <Typography>Your passkeys work at {[...new Set(elsewhere)].join(' and ')} only.</Typography>
      )}
      <Form key={way} onGiven={(next) => onGiven(next, way)} />
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} onClick={() => setWay(other)}>
            {verbs[other]}
          </Button>
        ))}
    </Box>
  );
}

interface FormProps {
  readonly onGiven: (state: FactorState) => void;
}

function PasskeyForm({ onGiven }: FormProps) {
  const { fault, isBusy, run } = useStep();
  return (
    <StepForm
      text="Your browser asks for your fingerprint, your face, a PIN or a security key."
      verb={verbs.passkey}
      fault={fault}
      isBusy={isBusy}
      onSubmit={() => run(undefined, async () => onGiven(await givePasskey()))}
    />
  );
}

function AppForm({ onGiven }: FormProps) {
  const [code, setCode] = useState('');
  const { fault, isBusy, run } = useStep();
  const give = () => run(faultOfCode(code), async () => onGiven(await giveCode(code)));
  return (
    <StepForm
      text="Enter the 6 digits that your authenticator app shows now."
      field={{
        label: 'Code from your app',
        value: code,
        isCode: true,
        autoComplete: 'one-time-code',
        onChange: (text) => setCode(appDigits(text)),
      }}
      verb="Continue"
      fault={fault}
      isBusy={isBusy}
      onSubmit={give}
    />
  );
}

function RecoveryForm({ onGiven }: FormProps) {
  const [code, setCode] = useState('');
  const { fault, isBusy, run } = useStep();
  const give = () =>
    run(code.trim() === '' ? 'Enter one of your recovery codes.' : undefined, async () =>
      onGiven(await giveRecoveryCode(code)),
    );
  return (
    <StepForm
      text="Enter one of the codes that you kept when you set up the second step. Each works once. If you have none, ask the person who runs the server to reset your second step."
      field={{ label: 'Recovery code', value: code, autoComplete: 'off', onChange: setCode }}
      verb="Continue"
      fault={fault}
      isBusy={isBusy}
      onSubmit={give}
    />
  );
}

const forms = { passkey: PasskeyForm, app: AppForm, recovery: RecoveryForm };
