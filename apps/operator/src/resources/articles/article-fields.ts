// The fields of an article, for comparing two versions.
import type { CategoryRecord } from '@haat/contract/operator/categories';
import { time } from '../../ui/format.ts';
import { homeTimeOf } from '../../ui/home-time.ts';
import { coverInWords } from '../../ui/picture-input.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { textOfArticle } from './article-text.ts';

const publicationInWords = (at: unknown): string =>
  typeof at === 'string' ? time(homeTimeOf(new Date(at))) : 'Draft';

const shownLetters = 300;

/** The text around the first difference. */
function excerpt(html: unknown, other: unknown): string {
  const [text, otherText] = [html, other].map((each) => textOfArticle(String(each ?? '')).trim());
  if (text === undefined || otherText === undefined) return '';
  const differs = [...text].findIndex((letter, index) => letter !== otherText[index]);
  const start = Math.max(0, (differs < 0 ? Math.min(text.length, otherText.length) : differs) - 60);
  const shown = text.slice(start, start + shownLetters);
  return `${start > 0 ? '…' : ''}${shown}${start + shownLetters < text.length ? '…' : ''}`;
}

export const articleFields = (categories: readonly CategoryRecord[]): readonly ComparedField[] => {
  const categoryName = (value: unknown): string => {
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
    return categories.find((category) => category.id === id)?.name ?? String(id);
  };
  return [
    { source: 'title', label: 'Title' },
    { source: 'body', label: 'Text', text: excerpt },
    { source: 'category', label: 'Category', text: categoryName },
    { source: 'cover', label: 'Cover', text: coverInWords },
    { source: 'is_pinned', label: 'Pinned' },
    { source: 'published_at', label: 'Published', text: publicationInWords },
  ];
};
