// A picture is stored in three sizes. The API's `cover` is the middle one.
export const coverSizes = { small: 160, middle: 480, large: 1080 } as const;
export type CoverSize = keyof typeof coverSizes;

const suffix = { small: 's', middle: 'm', large: 'l' } as const satisfies Record<CoverSize, string>;

/** The public path of a stored picture: `/media/3f…-m.webp`. */
export const coverPath = (key: string, size: CoverSize = 'middle'): string =>
  `/media/${key}-${suffix[size]}.webp`;

const fileName = '([0-9a-f]{32})-[sml]\\.webp';

/** The pattern of all such paths. */
export const coverPattern = `^/media/${fileName}$`;

/** The keys of the pictures whose paths are in a text, such as HTML. Each once. */
export const coverKeysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`/media/${fileName}`, 'g'))].map(([, key = '']) => key)),
];

/** The same picture in another size (width in pixels: `coverSizes`); other paths stay as they are. */
export const coverAt = (cover: string, size: CoverSize): string =>
  cover.startsWith('/media/') ? cover.replace(/-[sml]\.webp$/, `-${suffix[size]}.webp`) : cover;
