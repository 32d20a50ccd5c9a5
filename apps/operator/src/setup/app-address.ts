/** The address of the app for customers, retailers and deliverers. */
export const appAddress = (): string => `${window.location.origin}/`;
