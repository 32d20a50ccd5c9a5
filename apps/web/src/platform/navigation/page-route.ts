// What a slice says of a page, once. The router, the access rules and the navigation are made from it.
import type { ComponentType } from 'react';

/** Everybody else is redirected, see app/access.ts. */
export type Visitor =
  | 'nobody'
  | 'anyone'
  | 'signed out'
  | 'without a name'
  | 'without an address'
  | 'signed in'
  | 'without a shop'
  | 'unverified retailer'
  | 'retailer'
  | 'any retailer'
  | 'deliverer'
  | 'any deliverer';

type Params = Readonly<Record<string, string | undefined>>;

type Icon = ComponentType<{ readonly size?: string | number; readonly 'aria-hidden'?: boolean }>;

/** An area of the app: all pages below the path of its home. */
interface Section {
  /** Its name in the language of now. */
  readonly label: () => string;
  readonly menu?: {
    /** First, second, … */
    readonly place: number;
    readonly icon: Icon;
    /** Where the menu calls it otherwise. */
    readonly label?: () => string;
  };
}

/** An entry in the navigation of the section that the page is in. */
interface NavigationEntry {
  /** First, second, … */
  readonly place: number;
  /** Its name in the current language. */
  readonly label: () => string;
  readonly icon: Icon;
}

export interface PageRoute {
  readonly path: string;
  readonly who: Visitor;
  /** A person without an e-mail address enters one first. */
  readonly needsEmail?: boolean;
  readonly load: () => Promise<ComponentType>;
  /** Its code comes to the phone after the first screen, so that it opens without a network although nobody has opened it. */
  readonly isBroughtAlong?: true;
  /** Code that the page loads later and that must also work without a network. Comes with `isBroughtAlong`. */
  readonly bringsAlso?: () => Promise<unknown>;
  /** People send its address to others, so it opens after the sign-in. */
  readonly isShared?: true;
  /** The page above an inner page, which has a way back. */
  readonly up?: string | ((params: Params) => string);
  /** Where the retailer of a shop that isn't verified goes instead. By default the page on which such a shop waits. */
  readonly whileUnverified?: (params: Params) => string;
  /** The page of the navigation that this one belongs to, where no `up` leads to it. */
  readonly partOf?: string;
  readonly navigation?: NavigationEntry;
  /** The page gives help. A link to it says this. */
  readonly help?: () => string;
  /** The page is the home of this section. */
  readonly section?: Section;
}
