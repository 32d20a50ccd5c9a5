// The pages of a section: at the bottom on a phone; the rail places the same links on a desktop.
import { Link } from 'react-router';
import { app } from '../messages/app.ts';
import styles from './section-nav.module.css';
import { currentPage, type Section, type SectionPage } from './sections.ts';
import { useCartCount } from './shell-slots.ts';

interface SectionNavProps {
  readonly section: Section;
  readonly path: string;
}

/** The cart's link tells how many pieces lie in it. */
export function usePageName(): (page: SectionPage) => string {
  const inCart = useCartCount();
  return (page) => (page.to === '/shops/cart' && inCart > 0 ? app.cartWithItems(inCart) : page.label);
}

export function BottomNav({ section, path }: SectionNavProps) {
  const current = currentPage(section, path);
  const nameOf = usePageName();
  return (
    <nav aria-label={app.labels[section.key]} className={styles.nav}>
      <ul className={styles.list}>
        {section.pages.map((page) => {
          const name = nameOf(page);
          return (
            <li key={page.to} className={styles.item}>
              <Link
                to={page.to}
                aria-current={page === current ? 'page' : undefined}
                aria-label={name === page.label ? undefined : name}
                className={styles.link}
              >
                <span className={styles.icon}>
                  <page.icon size="1.5rem" aria-hidden />
                  {name !== page.label && <span aria-hidden className={styles.dot} />}
                </span>
                <span>{page.label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
