import type { StepProps } from '../../areas/area.ts';
import { StepForm } from '../../setup/step-form.tsx';
import { SupportContactsForm } from './support-contacts-form.tsx';

export const SupportStep = ({ onSaved }: StepProps) => (
  <SupportContactsForm
    onSaved={onSaved}
    form={(inputs) => <StepForm save="Save contacts">{inputs}</StepForm>}
  />
);
