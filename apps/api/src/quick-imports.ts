// Resolves the imports within drizzle-orm. Node parses the package's 178 KB package.json again for each module, which
// took a third of a start.
import { registerHooks } from 'node:module';

/** CommonJS modules end with `.cjs`. */
const drizzleModule = /\/node_modules\/drizzle-orm\/.+\.js$/;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && drizzleModule.test(context.parentURL ?? '')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
