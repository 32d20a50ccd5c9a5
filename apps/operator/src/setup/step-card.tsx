// One step: a title with its state, which opens the content.

import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CheckIcon, ChevronDownIcon } from '../ui/icons.tsx';
import { StatusChip } from '../ui/status-chip.tsx';

interface StepCardProps {
  readonly number: number;
  readonly title: string;
  readonly why: string;
  readonly isDone: boolean;
  /** What is still missing in it. */
  readonly left: string | undefined;
  readonly isOpen: boolean;
  /** The previous step was just saved. */
  readonly isNext: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function StepCard(props: StepCardProps) {
  const { number, title, why, isDone, left, isOpen, isNext, onToggle, children } = props;
  const summary = useRef<HTMLDivElement>(null);
  // A step that was opened keeps what was typed.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Outside system: the focus. The button that had it disappeared when the step was saved.
  useEffect(() => {
    if (!isNext) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [isNext]);
  return (
    <Accordion
      expanded={isOpen}
      onChange={onToggle}
      disableGutters
      elevation={0}
      // Without an animation, so that nothing moves after the next step is scrolled into view.
      slotProps={{ heading: { component: 'h2' }, transition: { timeout: 0 } }}
      sx={cardStyle}
    >
      <AccordionSummary ref={summary} expandIcon={<ChevronDownIcon />} sx={summaryStyle}>
        <StepTitle number={number} title={title} isDone={isDone} left={left} />
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '42rem' }}>
          {why}
        </Typography>
        {wasOpen && children}
      </AccordionDetails>
    </Accordion>
  );
}

type StepTitleProps = Pick<StepCardProps, 'number' | 'title' | 'isDone' | 'left'>;

const StepTitle = ({ number, title, isDone, left }: StepTitleProps) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 1, pr: 1 }}>
    <StepMark number={number} isDone={isDone} />
    <Typography component="span" variant="h2" sx={{ flex: 1 }}>
      {title}
      {left && (
        <Box component="span" sx={{ display: 'block', fontSize: '1rem', color: 'text.secondary' }}>
          {left}
        </Box>
      )}
    </Typography>
    {isDone && <StatusChip tone="done">Done</StatusChip>}
  </Box>
);

/** Scrolls to a place below the top bar. */
const summaryStyle = { minHeight: 64, font: 'inherit', scrollMarginTop: '72px' };

const cardStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px !important',
  mb: 1.5,
  '&::before': { display: 'none' },
} as const;

/** A number in a circle, or a tick. */
export function StepMark({ number, isDone }: { readonly number: number; readonly isDone: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 32,
        height: 32,
        borderRadius: '50%',
        fontWeight: 600,
        fontSize: '1rem',
        border: 2,
        borderColor: isDone ? 'primary.main' : 'text.secondary',
        bgcolor: isDone ? 'primary.main' : 'transparent',
        color: isDone ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      {isDone ? <CheckIcon fontSize="small" /> : number}
    </Box>
  );
}
