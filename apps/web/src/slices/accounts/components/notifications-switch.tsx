// The switch of the profile pages for push messages to this device.
import { useMutation, useQuery } from '@tanstack/react-query';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { push as words } from '../accounts.messages.ts';
import { pushStateQuery, switchPush } from '../device.api.ts';

export function NotificationsSwitch() {
  const { data: state } = useQuery(pushStateQuery);
  const { mutate, isPending, variables } = useMutation(switchPush);
  const isOn = isPending ? variables : state === 'on';
  const why = { blocked: words.blocked, impossible: words.impossible } as const;
  const reason = state === 'blocked' || state === 'impossible' ? why[state] : undefined;
  const explanation = state === 'refused' ? words.refused : words.explanation;
  return (
    <SwitchField
      label={words.switch}
      description={reason ?? explanation}
      checked={isOn}
      disabled={state === undefined || reason !== undefined}
      aria-busy={isPending || undefined}
      onChange={({ currentTarget }) => !isPending && mutate(currentTarget.checked)}
    />
  );
}
