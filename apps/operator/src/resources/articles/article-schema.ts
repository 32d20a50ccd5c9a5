// What the editor of an article knows: the parts that the server keeps, and nothing else.
import { articleAddress } from '@haat/contract/article-html';
import { Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

/** Only our own pictures. The server removes all others. */
const ArticleImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
});

/** Kept in texts that have them. The toolbar has no buttons for them. */
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

/** Stars and underscores stay as they are typed, because WhatsApp gives them another meaning than Markdown. */
export const inputRules = ['bulletList', 'orderedList', 'heading', 'blockquote'];
