// Free tags: Enter or leaving the field adds one. Each is listed below with a remove button.

import { type KeyboardEvent, useState } from 'react';
import { atMost } from '../../platform/forms/validators.ts';
import { IconX } from '../icons/icon-x.tsx';
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
  /** The form finds the field by it, to focus it. */
  readonly 'data-path'?: string;
}

export function TagsField(props: TagsFieldProps) {
  const { label, description, tags, onTags, error, limit, tooMany, removeLabel, 'data-path': path } = props;
  const { text, setText, isTooMany, take } = useNewTag(props);
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
        error={isTooMany ? tooMany : error}
        value={text}
        data-path={path}
        limit={limit}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
      {tags.length > 0 && <Tags tags={tags} onTags={onTags} removeLabel={removeLabel} />}
    </div>
  );
}

/** The text of the field, and a function that adds it to the tags. */
function useNewTag({ tags, onTags, limit, most }: TagsFieldProps) {
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const tag = text.trim();
  const isNew = tag !== '' && !tags.includes(tag);
  const hasNoRoom = isNew && tags.length >= most;
  const take = (): void => {
    setIsRefused(hasNoRoom);
    if (hasNoRoom || atMost(limit, text)) return;
    setText('');
    if (isNew) onTags([...tags, tag]);
  };
  return { text, setText, isTooMany: isRefused && hasNoRoom, take };
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
