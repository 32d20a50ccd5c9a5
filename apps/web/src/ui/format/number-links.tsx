// A text that somebody wrote, with links to call the phone numbers in it.
import { limits } from '@haat/contract/limits';
import { nationalDigits } from '@haat/contract/phone';

/** Ten digits from 6 on, perhaps behind +91 or 0, with a blank or a dash as people write them. */
const number = /((?:\+91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5})/;

const isPartOfNumber = (before = '', after = ''): boolean => /\d$/.test(before) || /^\d/.test(after);

export const NumberLinks = ({ text }: { readonly text: string }) =>
  text.split(number).map((part, index, parts) =>
    // Every second part is a number.
    index % 2 === 0 || isPartOfNumber(parts[index - 1], parts[index + 1]) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key
      <span key={index}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key
      <a key={index} href={`tel:${limits.phonePrefix}${nationalDigits(part)}`}>
        {part}
      </a>
    ),
  );
