// /setup, /setup?step=slots, /setup?after=first_shop: the steps from an empty database to the first completed order. Each is
// saved on its own.
import { type SetupKey, type SetupState, setupKeys } from '@haat/contract/operator/setup';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDesk } from '../areas/desk.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { useAimedClicks } from '../ui/use-aimed-clicks.ts';
import { starterLeft } from './starter-left.ts';
import { StepCard } from './step-card.tsx';
import { doneCount, nextStep, useSetup } from './use-setup.ts';

export function SetupPage() {
  // Load what was done on another page before the next step opens.
  const { data, error, isFetchedAfterMount: isFresh, refetch } = useSetup();
  return (
    <>
      <PageHead title="Set up your village" actions={<ButtonLink to="/">Back to Today</ButtonLink>}>
        <Typography color="textSecondary">
          Each step is saved on its own. You can stop at any time, and go on later.
        </Typography>
      </PageHead>
      <NameHint />
      {!isFresh && <LoadingState />}
      {isFresh && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {isFresh && data && (
        <>
          <Progress setup={data} />
          <Steps steps={data.steps} reload={async () => (await refetch()).data?.steps} />
        </>
      )}
    </>
  );
}

/** The audit shows each person by name. */
function NameHint() {
  const { identity } = useGetIdentity();
  if (identity === undefined || identity.hasName === true) return null;
  return (
    <Notice>
      <Typography sx={{ mb: 1 }}>
        You have no name yet, so the audit shows the last digits of your phone number.
      </Typography>
      <ButtonLink to={`/users/${identity.id}`} state={{ back: '/setup' }}>
        Enter your name
      </ButtonLink>
    </Notice>
  );
}

function Progress({ setup: { steps, is_done } }: { readonly setup: SetupState }) {
  const text = is_done
    ? 'All steps are done. Your village works.'
    : `${doneCount(steps)} of ${steps.length} steps done`;
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {text}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label="Steps done"
        value={(doneCount(steps) / steps.length) * 100}
        sx={{ mb: 3, height: 8, borderRadius: 4, bgcolor: 'action.selected' }}
      />
    </>
  );
}

/** What was left unfinished, or undefined. */
function leftText(key: SetupKey): string | undefined {
  const left = starterLeft(key);
  if (left === 0) return undefined;
  const types = key === 'shop_types' ? 'shop types' : 'product types';
  return `${left} of the chosen ${types} of the starter set are not added yet.`;
}

interface StepsProps {
  readonly steps: SetupState['steps'];
  readonly reload: () => Promise<SetupState['steps'] | undefined>;
}

function Steps({ steps, reload }: StepsProps) {
  const desk = useDesk();
  const [query] = useSearchParams();
  const [step, after] = ['step', 'after'].map((name) => setupKeys.find((key) => key === query.get(name)));
  const [open, setOpen] = useState(step ?? nextStep(steps, after));
  // Somebody who returns from a step's other page goes on to the next step.
  const [next, setNext] = useState(after && open);
  const queryClient = useQueryClient();
  const { hasMoved, handlers } = useAimedClicks();
  /** An open step may explain what it needs from an earlier one. */
  const reloadAll = () => {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'setup' });
    return reload();
  };
  const goOn = async (saved: SetupKey): Promise<void> => {
    const key = nextStep((await reloadAll()) ?? steps, saved);
    hasMoved();
    setOpen(key);
    setNext(key);
  };
  const cards = steps.map(({ key, is_done }, index) => {
    const { Body, title, why } = desk.steps[key];
    return (
      <StepCard
        key={key}
        title={title}
        why={why}
        number={index + 1}
        isDone={is_done}
        left={leftText(key)}
        isOpen={open === key}
        isNext={next === key}
        onToggle={() => setOpen(open === key ? undefined : key)}
      >
        <Body isDone={is_done} onSaved={() => void goOn(key)} onChanged={() => void reloadAll()} />
      </StepCard>
    );
  });
  return <Box {...handlers}>{cards}</Box>;
}
