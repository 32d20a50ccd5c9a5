// The way between sections on a phone: opens below its button; Escape, a tap outside and a choice close it.
import { IconMenu2 } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { app } from '../messages/app.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './menu.module.css';
import { menuLabel, menuSections, type Section } from './sections.ts';

const listId = 'section-menu';

interface MenuProps {
  readonly section: Section | undefined;
  readonly isDeliverer: boolean;
}

export function Menu({ section, isDeliverer }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Outside system: taps anywhere on the page.
  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) setIsOpen(false); // a pointer's target is a node
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus is inside
    <div
      ref={box}
      className={styles.box}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
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

const MenuList = ({ section, isDeliverer, onChoice }: MenuProps & { readonly onChoice: () => void }) => (
  <ul id={listId} className={styles.list}>
    {menuSections(isDeliverer).map((entry) => (
      <li key={entry.key}>
        <Link
          to={entry.home}
          data-current={entry.key === section?.key || undefined}
          className={styles.link}
          onClick={onChoice}
        >
          <entry.icon size="1.5rem" aria-hidden />
          {menuLabel(entry)}
        </Link>
      </li>
    ))}
  </ul>
);
