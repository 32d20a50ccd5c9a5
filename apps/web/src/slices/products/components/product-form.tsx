// The fields of a new or existing product. A new one also has pictures above the button.

import { limits } from '@haat/contract/limits';
import { packUnits } from '@haat/contract/pack';
import type * as shops from '@haat/contract/shops';
import type { ReactNode } from 'react';
import { fields as names } from '../../../messages/fields.ts';
import type { Fields } from '../../../platform/forms/form.ts';
import { NeedsConnection } from '../../../ui/feedback/needs-connection.tsx';
import { DraftNote } from '../../../ui/fields/draft-note.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TagsField } from '../../../ui/fields/tags-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { type ProductValues, typedSoldBy } from '../product-values.ts';
import { productForm as words } from '../retailer-products.messages.ts';
import { priceLabel, quantityDecimals, quantityLabel } from '../typed-goods.ts';
import type { LostPictures } from '../use-lost-pictures.ts';
import styles from './product-form.module.css';

interface ProductFormProps {
  readonly form: Fields<ProductValues>;
  readonly types: readonly Pick<shops.ProductType, 'id' | 'name' | 'local_name'>[];
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  /** The progress of saving, next to the button. */
  readonly progress?: ReactNode;
  /** Pictures were chosen before, and a draft can't keep them. */
  readonly lostPictures?: LostPictures;
  /** The pictures of a new product. */
  readonly children?: ReactNode;
}

const noneLost: LostPictures = { count: 0, areAll: false };

export const ProductForm = ({
  form,
  types,
  isBusy,
  error,
  onSubmit,
  progress,
  lostPictures = noneLost,
  children,
}: ProductFormProps) => (
  <form noValidate className={styles.form} onSubmit={isBusy ? (event) => event.preventDefault() : onSubmit}>
    <DraftNote
      form={form}
      missing={lostPictures.count > 0 ? words.chooseAgain(lostPictures.count) : null}
      hasText={!lostPictures.areAll}
    />
    <ProductFields form={form} types={types} />
    {children && <div className={styles.pictures}>{children}</div>}
    <ActionBar>
      {progress}
      <NeedsConnection error={error} />
      <Button kind="main" isWide type="submit" isBusy={isBusy}>
        {words.save}
      </Button>
    </ActionBar>
  </form>
);

const ProductFields = ({ form, types }: Pick<ProductFormProps, 'form' | 'types'>) => (
  <div className={styles.fields}>
    <SelectField
      label={names.productType}
      hint={words.chooseType}
      choices={types}
      {...form.getInputProps('type')}
    />
    <TextField
      label={names.name}
      description={form.values.is_loose ? words.looseNameHint : words.nameHint}
      limit={limits.title}
      autoComplete="off"
      {...form.getInputProps('name')}
    />
    <TextAreaField
      label={names.description}
      rows={4}
      limit={limits.longText}
      {...form.getInputProps('description')}
    />
    <SwitchField
      label={words.isLoose}
      description={words.looseHint}
      {...form.getCheckboxProps('is_loose')}
      onChange={({ target }) => switchLoose(form, target.checked)}
    />
    {form.values.is_loose && <StepField form={form} />}
    <Numbers form={form} />
    {!form.values.is_loose && <PackFields form={form} />}
    <ProductTags form={form} />
  </div>
);

function Numbers({ form }: Pick<ProductFormProps, 'form'>) {
  const goods = typedSoldBy(form.values);
  return (
    <div className={styles.numbers}>
      <NumberField label={priceLabel(goods)} decimals={2} leading="₹" {...form.getInputProps('price')} />
      <NumberField
        label={quantityLabel(goods)}
        decimals={quantityDecimals(goods)}
        {...form.getInputProps('quantity')}
      />
    </div>
  );
}

/** The usual step is chosen, so that the labels say what to enter. A step that the goods had before comes back. */
function switchLoose(form: ProductFormProps['form'], isOn: boolean): void {
  form.setFieldValue('is_loose', isOn);
  if (isOn && form.values.step === '') form.setFieldValue('step', usualStep);
}

const usualStep = '250 g';
const usualSteps = ['50 g', '100 g', '250 g', '500 g', '1 kg', '50 ml', '100 ml', '250 ml', '500 ml', '1 l'];

const stepName = (step: string): string =>
  formatAmount({ ...typedSoldBy({ is_loose: true, step }), quantity: 1 });

/** With the step of these goods, if it is another one. */
function StepField({ form }: Pick<ProductFormProps, 'form'>) {
  const { step } = form.initialValues;
  const steps = step === '' || usualSteps.includes(step) ? usualSteps : [step, ...usualSteps];
  return (
    <SelectField
      label={words.step}
      hint={words.chooseStep}
      choices={steps.map((one) => ({ id: one, name: stepName(one) }))}
      {...form.getInputProps('step')}
    />
  );
}

const ProductTags = ({ form }: Pick<ProductFormProps, 'form'>) => (
  <TagsField
    label={names.tags}
    data-path="tags"
    description={words.tagsHint}
    tags={form.values.tags}
    onTags={(tags) => form.setFieldValue('tags', tags)}
    error={form.errors.tags ?? null}
    limit={limits.tag}
    most={limits.tags}
    tooMany={words.tooManyTags(limits.tags)}
    removeLabel={words.removeTag}
    draft={form.draft}
  />
);

const PackFields = ({ form }: Pick<ProductFormProps, 'form'>) => (
  <div className={styles.numbers}>
    <NumberField
      label={words.mrp}
      description={words.packHint}
      decimals={2}
      leading="₹"
      {...form.getInputProps('mrp')}
    />
    <NumberField
      label={words.netQuantity}
      description={words.packHint}
      decimals={3}
      {...form.getInputProps('net_quantity')}
    />
    <SelectField
      label={words.unit}
      description={words.packHint}
      hint={words.noUnit}
      choices={packUnits.map((unit) => ({ id: unit, name: words.units[unit] }))}
      {...form.getInputProps('unit')}
    />
  </div>
);
