// /users/7: the name of an operator or a deliverer who may not have entered one yet.
import { limits } from '@haat/contract/limits';
import type { UserRecord } from '@haat/contract/operator/users';
import { maxLength, required, useGetIdentity } from 'ra-core';
import { EditPage } from '../../ui/edit-page.tsx';
import { person } from '../../ui/format.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useBack } from '../../ui/use-back.ts';

const fields = [
  { source: 'first_name', label: 'First name' },
  { source: 'last_name', label: 'Last name' },
];

const most = maxLength(limits.name, `Enter at most ${limits.name} characters.`);
const firstNameRules = [required('Enter a first name.'), most];

/** A missing last name may stay empty, because only changed fields are sent. */
export function UserEdit() {
  const back = useBack();
  // The header shows the operator's own name.
  const { refetch } = useGetIdentity();
  return (
    <EditPage<UserRecord>
      title={(user) => (user ? `Name of ${person(user)}` : 'Name')}
      fields={fields}
      then={back === undefined ? 'show' : () => back}
      onSaved={() => void refetch?.()}
    >
      <TextInput source="first_name" label="First name" validate={firstNameRules} />
      <TextInput source="last_name" label="Last name" validate={most} />
    </EditPage>
  );
}
