// On Today until the first order is completed: the progress of the setup, and the next step.
import type { SetupState } from '@haat/contract/operator/setup';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDesk } from '../areas/desk.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StepMark } from './step-card.tsx';
import { doneCount, nextStep, useSetup } from './use-setup.ts';

export function SetupChecklist() {
  const { data } = useSetup();
  if (!data || hasFirstOrder(data.steps)) return null;
  return <Checklist steps={data.steps} />;
}

/** Later a step may become open again, such as 'First shop' when the only shop is suspended. */
const hasFirstOrder = (steps: SetupState['steps']): boolean =>
  steps.some(({ key, is_done }) => key === 'first_order' && is_done);

function Checklist({ steps }: Pick<SetupState, 'steps'>) {
  const desk = useDesk();
  const next = nextStep(steps);
  return (
    <Card component="section" aria-labelledby="first-steps" sx={{ p: { xs: 2, sm: 3 }, mb: 4 }}>
      <Typography variant="h2" id="first-steps">
        Set up your village
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`${doneCount(steps)} of ${steps.length} steps done`}
      </Typography>
      <Box component="ol" sx={listStyle}>
        {steps.map(({ key, is_done }, index) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <StepMark number={index + 1} isDone={is_done} />
            <Box component="span" sx={{ color: is_done ? 'text.secondary' : 'text.primary' }}>
              {`${desk.steps[key].title}${is_done ? ' (done)' : ''}`}
            </Box>
          </Box>
        ))}
      </Box>
      {next && (
        <ButtonLink variant="contained" to="/setup">
          <span>{`Next: ${desk.steps[next].title}`}</span>
        </ButtonLink>
      )}
    </Card>
  );
}

const listStyle = {
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr 1fr' },
} as const;
