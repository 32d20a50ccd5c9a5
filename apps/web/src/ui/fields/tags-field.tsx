// Free tags: Enter or leaving the field adds one, or several with commas between them. Each has a remove button below.

import { nameKey } from '@haat/contract/name-key';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useDraft } from '../../platform/forms/drafts.ts';
import { atMost } from '../../platform/forms/validators.ts';
import styles from './tags-field.module.css';
import { TextField } from './text-field.tsx';

interface TagsFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  readonly error?: string | null;
  /** The longest tag, in characters. */
  readonly limit: number;
  readonly most: number;
  /** The error when there are too many tags. */
  readonly tooMany: string;
  readonly removeLabel: (tag: string) => string;
  /** The form's draft, which also keeps a half-typed tag. */
  readonly draft: string | null;
  /** The form finds the field by it, to focus it. */
  readonly 'data-path'?: string;
}

export function TagsField(props: TagsFieldProps) {
  const { label, description, tags, onTags, error, removeLabel, 'data-path': path } = props;
  const { text, setText, fault, take } = useNewTags(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter only ends the composing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    take();
  };
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        description={description}
        error={fault ?? error}
        value={text}
        data-path={path}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
      <div className={styles.room}>
        {tags.length > 0 && <Tags tags={tags} onTags={onTags} removeLabel={removeLabel} />}
      </div>
    </div>
  );
}

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Two tags that the server takes as one. */
const isSame = (tag: string, other: string): boolean => nameKey(tag) === nameKey(other);

function withNew(tags: readonly string[], more: readonly string[]): readonly string[] {
  const all = [...tags];
  for (const tag of more) if (!all.some((other) => isSame(tag, other))) all.push(tag);
  return all;
}

/** The text of the field, what is wrong with it, and a function that adds its tags. */
function useNewTags({ tags, onTags, limit, most, tooMany, draft }: TagsFieldProps) {
  const [text, setText] = useDraft(draft && `${draft} tag`, '');
  const [isRefused, setIsRefused] = useState(false);
  const all = withNew(tags, tagsIn(text));
  const hasNoRoom = all.length > most && all.length > tags.length;
  const tooLong =
    tagsIn(text)
      .map((tag) => atMost(limit, tag))
      .find((fault) => fault !== null) ?? null;
  const take = (): void => {
    setIsRefused(hasNoRoom);
    if (hasNoRoom || tooLong !== null) return;
    setText('');
    if (all.length > tags.length) onTags(all);
  };
  return { text, setText, fault: isRefused && hasNoRoom ? tooMany : tooLong, take };
}

const Tags = ({ tags, onTags, removeLabel }: Pick<TagsFieldProps, 'tags' | 'onTags' | 'removeLabel'>) => (
  <ul className={styles.tags}>
    {tags.map((each) => (
      <li key={each} className={styles.tag}>
        <span>{each}</span>
        <button
          type="button"
          aria-label={removeLabel(each)}
          className={styles.remove}
          onClick={() => onTags(tags.filter((other) => other !== each))}
        >
          <IconX size="1.125rem" aria-hidden />
        </button>
      </li>
    ))}
  </ul>
);
