// Push notifications belong to the native app. In a browser nobody is asked for a permission.

/** Asks for the permission where need be and tells the phone's registration id; throws where it was denied. */
type Registrar = () => Promise<string>;

/** The native shell puts its own here. */
let registrar: Registrar | undefined;

export function setPushRegistrar(register: Registrar | undefined): void {
  registrar = register;
}

/** The registration id of this phone, or null where the platform has no push. */
export const findPushId = async (): Promise<string | null> => (registrar ? registrar() : null);
