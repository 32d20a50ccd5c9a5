// The areas of the app and the pages of their navigation, as the pages declare them.
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { allPages, findPage } from './pages.ts';

export interface SectionPage extends NonNullable<PageRoute['navigation']> {
  readonly to: string;
}

export interface Section extends NonNullable<PageRoute['section']> {
  readonly home: string;
  readonly who: PageRoute['who'];
  readonly pages: readonly SectionPage[];
}

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

const navigation = allPages
  .flatMap(({ path, navigation: entry }): SectionPage[] => (entry ? [{ ...entry, to: path }] : []))
  .sort((one, other) => one.place - other.place);

const sections = allPages.flatMap(({ path: home, who, section }): Section[] =>
  section ? [{ ...section, home, who, pages: navigation.filter(({ to }) => isBelow(to, home)) }] : [],
);

const ofMenu = sections
  .flatMap(({ menu, ...section }) => (menu ? [{ ...section, menu }] : []))
  .sort((one, other) => one.menu.place - other.menu.place);

/** Those of the menu, in its order. */
export const menuSections = (isDeliverer: boolean) =>
  ofMenu.filter(({ who }) => isDeliverer || who !== 'deliverer');

export const menuLabel = ({ menu, label }: (typeof ofMenu)[number]): string => (menu.label ?? label)();

export const sectionOf = (path: string): Section | undefined =>
  sections.find(({ home }) => isBelow(path, home));

/** The page of the navigation that a path belongs to: itself, or the nearest page above it. */
export function currentPage(section: Section, path: string): SectionPage | undefined {
  const found = findPage(path);
  const own = section.pages.find((page) => page.to === found?.page.path);
  const above = found?.page.partOf ?? found?.up;
  return own ?? (above === undefined ? undefined : currentPage(section, above));
}
