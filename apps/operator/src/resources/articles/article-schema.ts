// The elements that the article editor supports: exactly those that the server keeps.
import { articleAddress } from '@haat/contract/article-html';
import { Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

/** Only our own pictures. The server removes all others. */
const ArticleImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
});

/** Kept in existing texts. The toolbar has no buttons for them. */
const small = (name: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => articleAddress.test(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ArticleImage,
  small('sub'),
  small('sup'),
];

/** Typed stars and underscores stay as they are, because WhatsApp gives them other meanings than Markdown. */
export const inputRules = ['bulletList', 'orderedList', 'heading', 'blockquote'];
