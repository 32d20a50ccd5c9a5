/** Used until `SUPPORT_PHONE` and `SUPPORT_EMAIL` are set. */
export const demoContacts = { phone: '+919000000009', email: 'support@haat.example' } as const;

interface Contacts {
  readonly demo: boolean;
  readonly supportPhone: string;
  readonly supportEmail: string;
}

/** Whether the installation has support contacts of its own. The demo village needs none. */
export const hasSupportContacts = ({ demo, supportPhone, supportEmail }: Contacts): boolean =>
  demo || (supportPhone !== demoContacts.phone && supportEmail !== demoContacts.email);
