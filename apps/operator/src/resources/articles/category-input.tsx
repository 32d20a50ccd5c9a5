// The category of an article. A dialog adds a new one and then selects it.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { required } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { NewCategoryDialog } from './new-category-dialog.tsx';
import { useArticleCategories } from './use-article-categories.ts';

const rules = [required('Choose a category.')];

export function CategoryInput() {
  const { categories, refetch } = useArticleCategories();
  const { setValue } = useFormContext();
  const [isAdding, setIsAdding] = useState(false);
  const choose = async (id: number): Promise<void> => {
    await refetch();
    setValue('category.id', id, { shouldDirty: true, shouldValidate: true });
    setIsAdding(false);
  };
  return (
    <Box>
      <Box sx={{ display: 'flex' }}>
        <ChoiceInput source="category.id" label="Category" choices={categories} validate={rules} />
      </Box>
      <Button onClick={() => setIsAdding(true)}>Add a category</Button>
      {isAdding && <NewCategoryDialog onClose={() => setIsAdding(false)} onAdded={(id) => void choose(id)} />}
    </Box>
  );
}
