// Push notifications of the native app. Browsers aren't asked for permission.

/** Asks for permission if needed and returns the phone's registration id. Throws when it is denied. */
type Registrar = () => Promise<string>;

/** The native shell sets its own. */
let registrar: Registrar | undefined;

export function setPushRegistrar(register: Registrar | undefined): void {
  registrar = register;
}

/** The registration id of this phone, or null where the platform has no push. */
export const findPushId = async (): Promise<string | null> => (registrar ? registrar() : null);
