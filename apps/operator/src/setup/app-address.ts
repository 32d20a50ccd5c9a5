/** Where customers, shop owners and deliverers open the app. */
export const appAddress = (): string => `${window.location.origin}/`;
