// What each step shows.
import type { SetupKey } from '@haat/contract/operator/setup';
import type { ComponentType } from 'react';
import { SupportContactsForm } from '../resources/support-contacts/support-contacts-form.tsx';
import { CityStep } from './city-step.tsx';
import { FirstDelivererStep, FirstOrderStep, FirstShopStep } from './people-steps.tsx';
import { SlotsStep } from './slots-step.tsx';
import { ProductTypesStep, ShopTypesStep } from './starter-steps.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

const SupportStep = ({ onSaved }: StepProps) => (
  <SupportContactsForm
    onSaved={onSaved}
    form={(inputs) => <StepForm save="Save contacts">{inputs}</StepForm>}
  />
);

export const stepBodies: Readonly<Record<SetupKey, ComponentType<StepProps>>> = {
  city: CityStep,
  slots: SlotsStep,
  shop_types: ShopTypesStep,
  product_types: ProductTypesStep,
  support: SupportStep,
  first_shop: FirstShopStep,
  first_deliverer: FirstDelivererStep,
  first_order: FirstOrderStep,
};
