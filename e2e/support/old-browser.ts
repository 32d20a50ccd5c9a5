// Takes away from Chromium what the oldest supported browsers lack: built-ins by MDN's data, and parts of styles.
import { oldestBrowsers } from '@haat/client/oldest-browsers';
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import type { BrowserContext } from 'playwright-core';

/** Whether one of the oldest browsers lacks it. Flags and prefixes don't count. */
const isNewer = ({ support }: CompatStatement): boolean =>
  Object.entries(oldestBrowsers).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof oldestBrowsers] ?? []].flat(); // its keys
    return !statements.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        !flags &&
        !prefix &&
        !alternative_name &&
        isBy(version_added, version) &&
        !isBy(version_removed, version),
    );
  });

/** MDN writes '≤37' for browsers that it has not tried before. */
const isBy = (given: string | boolean | null | undefined, version: string): boolean =>
  typeof given === 'string' && Number.parseFloat(given.replace('≤', '')) <= Number.parseFloat(version);

/** Paths such as `Promise.withResolvers`, `AbortSignal.timeout_static`, `Response.bytes`. An interface comes after its members. */
function newerNames(identifier: Identifier = {}, path: readonly string[] = []): string[] {
  const inside = Object.entries(identifier).flatMap(
    ([name, one]) =>
      name.startsWith('__') || name.includes('@@') || name.endsWith('_event')
        ? []
        : newerNames(one as Identifier, [...path, name]), // only `__compat` is none
  );
  const { __compat: compat } = identifier;
  return compat && path.length > 0 && isNewer(compat) ? [...inside, path.join('.')] : inside;
}

/** The tests themselves ask what is visible. */
const usedByTests = 'Element.checkVisibility';

const newer = {
  builtIns: newerNames(compatData.javascript.builtins),
  interfaces: newerNames(compatData.api).filter((name) => name !== usedByTests),
};

/** Runs in the page. For built-ins of the language, the data doesn't say what is static. */
function takeAway({ builtIns, interfaces }: typeof newer): void {
  type Holder = Record<string, unknown> | undefined;
  const holderOf = (names: readonly string[]): Holder =>
    names.reduce<Holder>(
      (holder, name) => (name === 'Window' ? holder : (holder?.[name] as Holder)), // of any type
      globalThis as unknown as Holder, // any name may be in it
    );
  const remove = (holder: Holder, name: string): void => {
    if (holder && Object.hasOwn(holder, name)) Reflect.deleteProperty(holder, name);
  };
  for (const [at, path] of [...builtIns, ...interfaces].entries()) {
    const isOfLanguage = at < builtIns.length;
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = holderOf(names);
    const isOfInstances = names.length > 0 && !names.includes('Window') && !last.endsWith('_static');
    if (!isOfInstances || isOfLanguage) remove(holder, last.replace(/_static$/, ''));
    if (isOfInstances) remove(holder?.prototype as Holder, last); // of any type
  }
}

/** Chrome has them since 105 to 123, Safari since 15.4 to 17.5. A browser ignores what it doesn't know. */
const withoutNewerStyles = (css: string): string =>
  css
    .replaceAll(/(\d)[dsl]v([hw])\b/g, '$1gone')
    .replaceAll(/(\d)cq(i|b|w|h|min|max)\b/g, '$1gone')
    .replaceAll(/@(container|layer|scope|starting-style)\b/g, '@gone')
    .replaceAll(/\b(container(-type|-name)?|text-wrap|field-sizing):/g, 'gone:')
    .replaceAll(/:(has|user-valid|user-invalid|modal|popover-open)\b/g, ':gone')
    .replaceAll(/\b(color-mix|light-dark|oklch)\(/g, 'gone(')
    .replaceAll(/\bsubgrid\b/g, 'gone');

/** Runs in the page, for styles that scripts write. */
function writeOldStyles(source: string): void {
  const rewrite = new Function('css', `return (${source})(css)`) as (css: string) => string; // the function above
  const insert = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function insertOld(rule, index) {
    try {
      return insert.call(this, rewrite(rule), index);
    } catch {
      // A rule that an old browser can't read. The library that writes it expects that.
      return insert.call(this, 'gone {}', index);
    }
  };
}

export const takeAwayBuiltIns = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(takeAway, newer);

export async function takeAwayStyles(context: BrowserContext): Promise<void> {
  await context.addInitScript(writeOldStyles, String(withoutNewerStyles));
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutNewerStyles(await response.text()) });
  });
}
