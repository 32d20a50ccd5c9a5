// /categories/7 and /categories/create: a category's name and picture.
import { limits } from '@haat/contract/limits';
import type { CategoryRecord } from '@haat/contract/operator/categories';
import { maxLength, required } from 'ra-core';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { coverInWords, PictureInput } from '../../ui/picture-input.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { TextInput } from '../../ui/text-input.tsx';

const fields: readonly ComparedField[] = [
  { source: 'name', label: 'Name' },
  { source: 'cover', label: 'Picture', text: coverInWords },
];
const nameRules = [required('Enter a name.'), maxLength(limits.name)];

const CategoryInputs = () => (
  <>
    <TextInput source="name" label="Name" validate={nameRules} />
    <PictureInput shape="square" />
  </>
);

export const CategoryEdit = () => (
  <EditPage<CategoryRecord>
    title={(category) => (category ? `Edit ${category.name}` : 'Edit category')}
    fields={fields}
    then="list"
    canAddAgain
    actions={(category) => (
      <DeleteButton
        record={category}
        title={`Delete ${category.name}?`}
        text="Only a category without articles can be deleted."
        success="Category deleted"
      />
    )}
  >
    <CategoryInputs />
  </EditPage>
);

export const CategoryCreate = () => (
  <CreatePage title="Add category" success="Category added" then="list">
    <CategoryInputs />
  </CreatePage>
);
