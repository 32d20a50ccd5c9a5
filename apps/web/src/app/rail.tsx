// The navigation on a desktop: all sections at the left, the current one with its pages.
import { Link } from 'react-router';
import { appConfig } from '../platform/app-config.ts';
import { LanguageSelect } from '../slices/accounts/index.ts';
import { app } from './app.messages.ts';
import { InstallRow } from './install-row.tsx';
import styles from './rail.module.css';
import { usePageName } from './section-nav.tsx';
import { currentPage, menuLabel, menuSections, type Section } from './sections.ts';

interface RailProps {
  readonly section: Section | undefined;
  readonly path: string;
  readonly isDeliverer: boolean;
}

export function Rail({ section, path, isDeliverer }: RailProps) {
  return (
    <aside className={styles.rail}>
      <Link to={section?.home ?? '/'} className={styles.brand}>
        {appConfig.appName}
      </Link>
      <nav aria-label={app.menu}>
        <ul>
          {menuSections(isDeliverer).map((entry) => (
            <li key={entry.home}>
              <Link
                to={entry.home}
                data-open={entry.home === section?.home || undefined}
                className={styles.section}
              >
                <entry.menu.icon size="1.375rem" aria-hidden />
                <span>{menuLabel(entry)}</span>
              </Link>
              {entry.home === section?.home && <Pages section={entry} path={path} />}
            </li>
          ))}
          <InstallRow className={styles.section} iconSize="1.375rem" />
        </ul>
      </nav>
      <LanguageSelect isSmall className={styles.language} />
    </aside>
  );
}

function Pages({ section, path }: { readonly section: Section; readonly path: string }) {
  const current = currentPage(section, path);
  const nameOf = usePageName(section);
  return (
    <ul>
      {section.pages.map((page) => (
        <li key={page.to}>
          <Link to={page.to} aria-current={page === current ? 'page' : undefined} className={styles.page}>
            <page.icon size="1.375rem" aria-hidden />
            <span>{nameOf(page).name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
