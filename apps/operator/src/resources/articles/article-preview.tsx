// Shows the form's article as the customer app does, sanitised like there.
import { articleAddress, articleAttributes, articleTags, readMinutesOf } from '@haat/contract/article-html';
import { coverAt } from '@haat/contract/covers';
import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { coverOfForm } from '../../ui/picture-input.tsx';
import { articleBodyStyle } from './article-style.ts';
import { textOfArticle } from './article-text.ts';
import { useArticleCategories } from './use-article-categories.ts';

export function ArticlePreview() {
  const { title, body, category, cover } = useWatch();
  const { categories } = useArticleCategories();
  const html = useMemo(() => ({ __html: safeArticle(String(body ?? '')) }), [body]);
  const minutes = useMemo(() => readMinutesOf(textOfArticle(String(body ?? ''))), [body]);
  const shownCover = coverOfForm(cover);
  const categoryName = categories.find(({ id }) => id === category?.id)?.name;
  return (
    <PhoneFrame label="Preview of the article">
      <Box
        component="img"
        src={shownCover ? coverAt(shownCover, 'large') : '/default.png'}
        alt=""
        sx={coverStyle}
      />
      <Box component="p" sx={factsStyle}>
        <Box component="span" sx={badgeStyle}>
          {categoryName ?? 'Category'}
        </Box>
        <span>{`${minutes} min read`}</span>
      </Box>
      <Box component="h3" sx={titleStyle}>
        {title || 'Title'}
      </Box>
      <Box
        data-article-body
        sx={articleBodyStyle}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned as the server and the customer app clean it
        dangerouslySetInnerHTML={html}
      />
    </PhoneFrame>
  );
}

const coverStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  bgcolor: 'action.hover',
  borderRadius: '0.75rem',
} as const;

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  m: '1rem 0 0.5rem',
  color: 'text.secondary',
} as const;

const badgeStyle = {
  p: '0.1875rem 0.75rem',
  borderRadius: '2rem',
  bgcolor: (theme: { palette: { mode: string } }) => (theme.palette.mode === 'dark' ? '#22362b' : '#e4f0e9'),
  color: 'primary.main',
  fontSize: '0.875rem',
  fontWeight: 600,
} as const;

const titleStyle = {
  m: 0,
  mb: '0.75rem',
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;

const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.getAttribute('src')?.startsWith('/media/')) node.remove();
});

const safeArticle = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: articleTags,
    ALLOWED_ATTR: Object.values(articleAttributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_URI_SAFE_ATTR: ['rel', 'alt', 'width', 'height', 'scope'],
    ALLOWED_URI_REGEXP: articleAddress,
  });
