/** Used until `SUPPORT_PHONE` and `SUPPORT_EMAIL` are set, or an operator saves contacts. */
export const demoContacts = { phone: '+919000000009', email: 'support@haat.example' } as const;

/** Used until `STORE_URL` is set. */
export const demoStoreUrl = 'https://haat.example/app';

interface Settings {
  readonly demo: boolean;
  readonly supportPhone: string;
  readonly supportEmail: string;
}

export interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}

/** The contacts that the environment sets. Null for one that it doesn't. The demo village needs none of its own. */
export const contactsOfSettings = ({ demo, supportPhone, supportEmail }: Settings): Contacts => ({
  phone: demo || supportPhone !== demoContacts.phone ? supportPhone : null,
  email: demo || supportEmail !== demoContacts.email ? supportEmail : null,
});
