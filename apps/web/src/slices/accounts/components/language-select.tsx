// The select 'Language', in the menu and on the sign-in page. Each language is named in its own letters.

import { type Language, languages } from '@haat/contract/languages';
import { IconLanguage, IconSelector } from '@tabler/icons-react';
import { useId } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { classes } from '../../../ui/classes.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { accounts as words } from '../accounts.messages.ts';
import { useLanguageChoice } from '../use-language-choice.ts';
import styles from './language-select.module.css';

const names: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', ml: 'മലയാളം' };

interface LanguageSelectProps {
  /** Only screen readers get the name. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
}

export function LanguageSelect({ isSmall, className }: LanguageSelectProps) {
  const id = useId();
  const language = useLanguage();
  const { choice, choose } = useLanguageChoice();
  return (
    <div className={classes(styles.field, className)}>
      <IconLanguage size="1.375rem" aria-hidden className={styles.icon} />
      <label htmlFor={id} className={isSmall ? undefined : styles.label}>
        {isSmall ? <VisuallyHidden>{words.language}</VisuallyHidden> : words.language}
      </label>
      <select
        id={id}
        value={choice ?? language}
        aria-busy={choice !== null || undefined}
        className={styles.select}
        onChange={(event) => choose(event.currentTarget.value as Language)} // its options are the languages
      >
        {languages.map((value) => (
          <option key={value} value={value} lang={value}>
            {names[value]}
          </option>
        ))}
      </select>
      <IconSelector size="1.25rem" aria-hidden className={styles.arrow} />
    </div>
  );
}
