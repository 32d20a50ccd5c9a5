// The fields of an article.
import { limits } from '@haat/contract/limits';
import { BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { DraftKeeper } from '../../ui/draft-keeper.tsx';
import { count } from '../../ui/format.ts';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PreviewButton } from '../../ui/preview-aside.tsx';
import { draftFields, emptyArticle } from './article-fields.ts';
import { ArticlePreview } from './article-preview.tsx';
import { PublicationInput } from './publication-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { useArticleCategories } from './use-article-categories.ts';

const titleRules = [required('Enter a title.'), maxLength(limits.title)];
const categoryRules = [required('Choose a category.')];
const textRules = [
  required('Write the text.'),
  maxLength(
    limits.articleBody,
    `The text is too long: at most ${count(limits.articleBody)} letters with its formatting.`,
  ),
];

export function ArticleInputs() {
  const { categories } = useArticleCategories();
  return (
    <>
      <DraftKeeper fields={draftFields} defaults={emptyArticle} />
      <TextInput source="title" label="Title" validate={titleRules} />
      <ChoiceInput source="category.id" label="Category" choices={categories} validate={categoryRules} />
      <PictureInput label="Cover" />
      <RichTextInput
        source="body"
        label="Text"
        helperText="You can paste from Word and WhatsApp. Customers see it as in the preview."
        validate={textRules}
      />
      <BooleanInput
        source="is_pinned"
        label="Pinned: on top of the news"
        helperText={false}
        format={(value: unknown) => value === true}
      />
      <PublicationInput source="published_at" />
      <PreviewButton>
        <ArticlePreview />
      </PreviewButton>
    </>
  );
}
