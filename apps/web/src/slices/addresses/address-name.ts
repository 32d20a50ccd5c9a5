import { addresses as words } from './addresses.messages.ts';

/** The server's name for an address that was made at sign-up. Nobody typed it. */
const firstName = 'primary';

export const addressName = ({ name }: { readonly name: string }): string =>
  name === firstName ? words.home : name;
