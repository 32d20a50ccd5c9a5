// The pages of a section: at the bottom on a phone, in the rail on a desktop.
import { Link } from 'react-router';
import { app } from './app.messages.ts';
import styles from './section-nav.module.css';
import { currentPage, type Section, type SectionPage } from './sections.ts';
import { useCartCount } from './shell-slots.ts';

interface SectionNavProps {
  readonly section: Section;
  readonly path: string;
}

interface PageName {
  readonly name: string;
  /** Items in the cart, for the cart's link alone. */
  readonly count: number;
}

const isCart = ({ to }: SectionPage): boolean => to === '/shops/cart';

/** The cart's link includes the number of items. */
export function usePageName({ pages }: Section): (page: SectionPage) => PageName {
  const inCart = useCartCount(pages.some(isCart));
  return (page) => {
    const count = isCart(page) ? inCart : 0;
    return { name: count > 0 ? app.cartWithItems(count) : page.label(), count };
  };
}

export function BottomNav({ section, path }: SectionNavProps) {
  const current = currentPage(section, path);
  const nameOf = usePageName(section);
  return (
    <nav aria-label={section.label()} className={styles.nav}>
      <ul className={styles.list}>
        {section.pages.map((page) => {
          const { name, count } = nameOf(page);
          return (
            <li key={page.to} className={styles.item}>
              <Link
                to={page.to}
                aria-current={page === current ? 'page' : undefined}
                aria-label={count > 0 ? name : undefined}
                className={styles.link}
              >
                {/* The text comes before the number, as in the link's name. */}
                <span className={styles.word}>{page.label()}</span>
                {count > 0 && ' '}
                <span className={styles.icon}>
                  <page.icon size="1.5rem" aria-hidden />
                  {count > 0 && (
                    <span aria-hidden className={styles.count}>
                      {count}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
