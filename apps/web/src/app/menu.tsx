// The menu of sections on a phone. Opens below its button. Escape, Back, a tap outside and a choice close it.

import { IconMenu2 } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useClosedByBack } from '../platform/navigation/back-closes.ts';
import { LanguageSelect } from '../slices/accounts/index.ts';
import { IconButton } from '../ui/layout/button.tsx';
import { app } from './app.messages.ts';
import { InstallRow } from './install-row.tsx';
import styles from './menu.module.css';
import { menuLabel, menuSections, type Section } from './sections.ts';

const listId = 'section-menu';

interface MenuProps {
  readonly section: Section | undefined;
  readonly isDeliverer: boolean;
}

export function Menu({ section, isDeliverer }: MenuProps) {
  const { isOpen, setIsOpen, box, button } = useOpening();
  return (
    <div ref={box} className={styles.box}>
      <IconButton
        ref={button}
        label={app.menu}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconMenu2 size={26} aria-hidden />
      </IconButton>
      {isOpen && <MenuList section={section} isDeliverer={isDeliverer} onChoice={() => setIsOpen(false)} />}
    </div>
  );
}

function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeAndReturn = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);
  useClosedByBack(isOpen, closeAndReturn);
  // Outside system: taps, focus and keys anywhere on the page.
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: PointerEvent | FocusEvent): void => {
      if (!box.current?.contains(event.target as Node)) setIsOpen(false); // its target is a node
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeAndReturn();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, closeAndReturn]);
  return { isOpen, setIsOpen, box, button };
}

const MenuList = ({ section, isDeliverer, onChoice }: MenuProps & { readonly onChoice: () => void }) => (
  <ul id={listId} className={styles.list}>
    {menuSections(isDeliverer).map((entry) => (
      <li key={entry.home}>
        <Link
          to={entry.home}
          data-current={entry.home === section?.home || undefined}
          className={styles.link}
          onClick={onChoice}
        >
          <entry.menu.icon size="1.5rem" aria-hidden />
          <span>{menuLabel(entry)}</span>
        </Link>
      </li>
    ))}
    <li className={styles.language}>
      <LanguageSelect />
    </li>
    <InstallRow className={styles.link} iconSize="1.5rem" onChoice={onChoice} />
  </ul>
);
