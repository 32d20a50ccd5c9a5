import { limits } from '@haat/contract/limits';
import type { ArticleRecord } from '@haat/contract/operator/articles';
import Alert from '@mui/material/Alert';
import { maxLength, required, useRecordContext } from 'ra-core';
import { count } from '../../ui/format.ts';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PreviewButton } from '../../ui/preview-aside.tsx';
import { SwitchInput } from '../../ui/switch-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { CategoryInput } from './category-input.tsx';
import { PublicationInput } from './publication-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';

const titleRules = [required('Enter a title.'), maxLength(limits.title)];
const textRules = [
  required('Write the text.'),
  maxLength(
    limits.articleBody,
    `The text is too long: at most ${count(limits.articleBody)} letters with its formatting.`,
  ),
];

/** Articles written through the API may contain more than the editor supports. */
function TableNote() {
  const article = useRecordContext<ArticleRecord>();
  if (!/<(?:table|figcaption)\b/.test(article?.body ?? '')) return null;
  return (
    <Alert severity="warning">
      This text has a table or a caption. If you change the text here, it becomes plain lines.
    </Alert>
  );
}

export function ArticleInputs() {
  return (
    <>
      <TextInput source="title" label="Title" validate={titleRules} />
      <CategoryInput />
      <PictureInput label="Cover" />
      <TableNote />
      <RichTextInput
        source="body"
        label="Text"
        helperText="You can paste from Word and WhatsApp. Customers see it as in the preview."
        validate={textRules}
      />
      <SwitchInput source="is_pinned" label="Pinned: on top of the blog" />
      <PublicationInput source="published_at" />
      <PreviewButton>
        <ArticlePreview />
      </PreviewButton>
    </>
  );
}
