// The phone app shows the same pages as a browser. Its native part adds `window.Capacitor` before they start.
declare global {
  interface Window {
    readonly Capacitor?: { readonly isNativePlatform?: () => boolean };
  }
}

export const isNativeApp = (): boolean => window.Capacitor?.isNativePlatform?.() === true;
