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
import { TagsField } from '../../../ui/fields/tags-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import type { ProductValues } from '../product-values.ts';
import { productForm as words } from '../retailer-products.messages.ts';
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
      description={words.nameHint}
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
    <div className={styles.numbers}>
      <NumberField label={names.price} decimals={2} leading="₹" {...form.getInputProps('price')} />
      <NumberField label={names.quantity} decimals={0} {...form.getInputProps('quantity')} />
    </div>
    <PackFields form={form} />
    <ProductTags form={form} />
  </div>
);

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
