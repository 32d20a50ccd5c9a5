// The page where people find help, if a slice has one. app/ finds it among the pages.
interface HelpPage {
  readonly path: string;
  /** What a link to it says, in the language of now. */
  readonly label: () => string;
}

let page: HelpPage | undefined;

export function setHelpPage(found: HelpPage | undefined): void {
  page = found;
}

export const helpPage = (): HelpPage | undefined => page;
