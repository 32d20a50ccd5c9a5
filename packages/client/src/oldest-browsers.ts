// The oldest browsers that both web apps support, Android's WebView included. The builds write styles and syntax for
// them, the `lib` of each tsconfig.json has only their built-ins, and browser tests take away what came later.
export const oldestBrowsers = { chrome: '95', safari: '15.4' } as const;

/** As Vite names them. */
export const styleTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version);

/**
 * The oldest browsers run all syntax of these. For them, the bundler would turn class fields into calls with WeakMaps
 * because of two rare bugs, and every query and route would run much slower.
 */
export const buildTarget: string[] = ['chrome98', 'safari16'];
