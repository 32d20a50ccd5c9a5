import { limits } from '@haat/contract/limits';
import type { FactorAdded } from '@haat/contract/operator/second-factor';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { addPasskey, hasPasskeys } from '../providers/passkeys.ts';
import { useStep } from '../sign-in/use-step.ts';
import { StepForm } from './step-form.tsx';

export function AddPasskey({ onAdded }: { readonly onAdded: (added: FactorAdded) => void }) {
  const [name, setName] = useState('');
  const { fault, isBusy, run } = useStep();
  if (!hasPasskeys()) {
    return (
      <Typography>
        This browser offers no passkeys here. They need https, or http://localhost. Use an authenticator app.
      </Typography>
    );
  }
  const add = (): void =>
    run(name.trim() === '' ? 'Enter a name, such as ‘Office laptop’.' : undefined, async () =>
      onAdded(await addPasskey(name.trim())),
    );
  return (
    <StepForm
      text="A passkey is your fingerprint, your face, a PIN or a security key. Your browser asks for it next."
      field={{
        label: 'Name of this passkey',
        hint: 'So that you know it in your list, such as ‘Office laptop’.',
        value: name,
        autoComplete: 'off',
        onChange: (text) => setName(text.slice(0, limits.tag)),
      }}
      verb="Add the passkey"
      fault={fault}
      isBusy={isBusy}
      onSubmit={add}
    />
  );
}
