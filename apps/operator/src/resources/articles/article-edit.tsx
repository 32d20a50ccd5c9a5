// /articles/7 and /articles/create: write an article, preview it as on a phone, publish it.
import type { ArticleRecord } from '@haat/contract/operator/articles';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { PreviewAside } from '../../ui/preview-aside.tsx';
import { articleFields } from './article-fields.ts';
import { ArticleInputs } from './article-inputs.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { useArticleCategories } from './use-article-categories.ts';

const preview = (
  <PreviewAside>
    <ArticlePreview />
  </PreviewAside>
);

export function ArticleEdit() {
  const { categories } = useArticleCategories();
  return (
    <EditPage<ArticleRecord>
      title={(article) => (article ? `Edit ${article.title}` : 'Edit article')}
      fields={articleFields(categories)}
      then="list"
      aside={preview}
      actions={(article) => (
        <DeleteButton
          record={article}
          title={`Delete “${article.title}”?`}
          text="It is gone for everybody, and can't be brought back."
          success="Article deleted"
        />
      )}
    >
      <ArticleInputs />
    </EditPage>
  );
}

export const ArticleCreate = () => (
  <CreatePage title="Write an article" success="Article saved" then="list" aside={preview}>
    <ArticleInputs />
  </CreatePage>
);
