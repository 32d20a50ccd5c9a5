// The oldest browsers that both web apps support, Android's WebView included. The builds write syntax and styles for
// them, the `lib` of each tsconfig.json has only their built-ins, and browser tests take away what came later.
export const oldestBrowsers = { chrome: '95', safari: '15.4' } as const;

/** As Vite names them. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
