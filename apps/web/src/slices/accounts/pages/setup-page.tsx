// /auth/setup: name and e-mail. On a second visit the fields show the saved values.
import { limits } from '@haat/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { fields as names } from '../../../messages/fields.ts';
import { type Fields, useFields } from '../../../platform/forms/form.ts';
import { email, limitedText } from '../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import form from '../../../ui/fields/form.module.css';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { saveDetails } from '../accounts.api.ts';
import { accounts } from '../accounts.messages.ts';
import { SignInLayout } from '../components/sign-in-layout.tsx';
import { missingStep, takePageAfterSignIn } from '../sign-in-step.ts';
import { useUser } from '../use-user.ts';

const words = accounts.setup;

export function SetupPage() {
  const navigate = useNavigate();
  const user = useUser();
  const fields = useFields({
    initialValues: {
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      email: user?.email ?? '',
    },
    validate: { first_name: limitedText(limits.name), last_name: limitedText(limits.name), email },
    draft: 'details',
  });
  const save = useMutation(saveDetails);
  const send = (details: typeof fields.values): void =>
    save.mutate(details, {
      onError: (error) => void fields.showServerErrors(error),
      onSuccess: (person) => {
        fields.forgetDraft();
        void navigate(missingStep(person) ?? takePageAfterSignIn());
      },
    });
  return (
    <SignInLayout title={words.title} line={words.line}>
      <form noValidate className={form.grow} onSubmit={fields.send(send)}>
        <DetailFields fields={fields} />
        <ActionBar>
          <ActionFailure error={save.error} />
          <Button kind="main" isWide type="submit" isBusy={save.isPending}>
            {words.next}
          </Button>
        </ActionBar>
      </form>
    </SignInLayout>
  );
}

type Details = Record<'first_name' | 'last_name' | 'email', string>;

const DetailFields = ({ fields }: { readonly fields: Fields<Details> }) => (
  <>
    <TextField
      label={names.firstName}
      autoComplete="given-name"
      limit={limits.name}
      {...fields.getInputProps('first_name')}
    />
    <TextField
      label={names.lastName}
      autoComplete="family-name"
      limit={limits.name}
      {...fields.getInputProps('last_name')}
    />
    <TextField
      label={names.email}
      type="email"
      autoComplete="email"
      limit={limits.email}
      {...fields.getInputProps('email')}
    />
  </>
);
