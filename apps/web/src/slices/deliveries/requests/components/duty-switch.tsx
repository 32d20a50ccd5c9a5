// Whether the deliverer is told of new requests.
import { useMutation, useQuery } from '@tanstack/react-query';
import { FailedRow } from '../../../../ui/feedback/blank-state.tsx';
import { NeedsConnection } from '../../../../ui/feedback/needs-connection.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/feedback/skeleton.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { dutyQuery, setDuty } from '../duty.api.ts';
import { work as words } from '../work.messages.ts';

export function DutySwitch() {
  const { data, isError, isPaused, refetch } = useQuery(dutyQuery);
  const { mutate, isPending, variables, error } = useMutation(setDuty);
  if (!data) {
    if (isError) return <FailedRow onRetry={() => void refetch()} />;
    return isPaused ? null : (
      <Skeleton>
        <SkeletonBlock height="4.5rem" />
      </Skeleton>
    );
  }
  const isOnDuty = isPending ? variables : data.is_on_duty;
  return (
    <>
      <Card>
        <SwitchField
          label={words.onDuty}
          // On a low phone, the words would push the first request below the screen.
          description={isOnDuty ? undefined : words.onDutyMeans}
          checked={isOnDuty}
          onChange={({ target }) => mutate(target.checked)}
        />
      </Card>
      <NeedsConnection error={error} />
    </>
  );
}
