import { limits } from '@haat/contract/limits';
import { phoneDigitsPattern, typedDigits } from '@haat/contract/phone';
import { plainDigits } from '@haat/contract/typed-number';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Credentials, sendCode } from '../providers/auth-provider.ts';
import { phone } from '../ui/format.ts';
import { useStep } from './use-step.ts';

interface SignInStepsProps {
  /** Signs in. Throws when the server refuses the code. */
  readonly onCode: (credentials: Credentials) => Promise<unknown>;
}

export function SignInSteps({ onCode }: SignInStepsProps) {
  const [number, setNumber] = useState<string>();
  return number === undefined ? (
    <NumberForm onSent={setNumber} />
  ) : (
    <CodeForm number={number} onCode={onCode} onBack={() => setNumber(undefined)} />
  );
}

interface StepProps {
  readonly text: string;
  readonly label: string;
  readonly verb: string;
  readonly field: {
    readonly value: string;
    readonly autoComplete: string;
    /** Turns typed or pasted text into the digits that count. */
    readonly read: (text: string) => string;
  };
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (digits: string) => void;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/** One field of digits and one button. */
function Step({ text, label, verb, field, fault, isBusy, onChange, onSubmit, children }: StepProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{text}</Typography>
      <TextField
        autoFocus
        key={label}
        label={label}
        value={field.value}
        onChange={(event) => onChange(field.read(event.target.value))}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: field.autoComplete } }}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {verb}
      </Button>
      {children}
    </Box>
  );
}

function NumberForm({ onSent }: { readonly onSent: (number: string) => void }) {
  const [value, setValue] = useState('');
  const { fault, isBusy, run } = useStep();
  const isValid = new RegExp(`^${phoneDigitsPattern}$`).test(value);
  const send = (): void => {
    const number = limits.phonePrefix + value;
    run(isValid ? undefined : 'Enter a mobile number with 10 digits.', async () => {
      await sendCode(number);
      onSent(number);
    });
  };
  return (
    <Step
      text="Sign in with the phone number of your account."
      label={`Phone number (${limits.phonePrefix})`}
      verb="Request code"
      field={{ value, read: typedDigits, autoComplete: 'tel-national' }}
      fault={fault}
      isBusy={isBusy}
      onChange={setValue}
      onSubmit={send}
    />
  );
}

const codeDigits = (text: string): string => plainDigits(text).replace(/\D/g, '').slice(0, limits.otpDigits);

interface CodeFormProps extends SignInStepsProps {
  readonly number: string;
  readonly onBack: () => void;
}

function CodeForm({ number, onCode, onBack }: CodeFormProps) {
  const [otp, setOtp] = useState('');
  const [isNew, setIsNew] = useState(false);
  const { fault, isBusy, run } = useStep();
  const resend = (): void =>
    run(undefined, async () => {
      await sendCode(number);
      setOtp('');
      setIsNew(true);
    });
  const isWhole = otp.length === limits.otpDigits;
  return (
    <Step
      text={`We sent a ${isNew ? 'new ' : ''}code to ${phone(number)}.`}
      label="Code"
      verb="Sign in"
      field={{ value: otp, read: codeDigits, autoComplete: 'one-time-code' }}
      fault={fault}
      isBusy={isBusy}
      onChange={setOtp}
      onSubmit={() =>
        run(isWhole ? undefined : 'Enter the 6 digits of the code.', () => onCode({ number, otp }))
      }
    >
      <Button disabled={isBusy} onClick={resend}>
        Request a new code
      </Button>
      <Button onClick={onBack}>Change the number</Button>
    </Step>
  );
}
