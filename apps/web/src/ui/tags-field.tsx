// Words of one's own: each is taken with Enter, or when the field is left, and stands below with a way out.

import { TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import styles from './tags-field.module.css';

interface TagsFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  readonly error?: string | null;
  readonly maxLength: number;
  readonly removeLabel: (tag: string) => string;
  /** By this the form finds it, to give it the focus. */
  readonly 'data-path'?: string;
}

export function TagsField(props: TagsFieldProps) {
  const { label, description, tags, onTags, error, maxLength, removeLabel, 'data-path': path } = props;
  const [text, setText] = useState('');
  const take = (): void => {
    const tag = text.trim();
    setText('');
    if (tag !== '' && !tags.includes(tag)) onTags([...tags, tag]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter only ends the composing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    take();
  };
  return (
    <div className={styles.field}>
      <TextInput
        label={label}
        description={description}
        error={error}
        value={text}
        data-path={path}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <button
                type="button"
                aria-label={removeLabel(tag)}
                className={styles.remove}
                onClick={() => onTags(tags.filter((other) => other !== tag))}
              >
                <IconX size="1.125rem" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
