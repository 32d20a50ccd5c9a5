// The fields of a step in one column, with the save button.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SaveButton } from '../ui/save-button.tsx';
import { SingleForm } from '../ui/single-form.tsx';

interface StepFormProps {
  readonly save: string;
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

export function StepForm({ save, defaults, children }: StepFormProps) {
  return (
    <SingleForm defaultValues={defaults}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        {children}
        <Box>
          <SaveButton label={save} />
        </Box>
      </Box>
    </SingleForm>
  );
}
