// Testing Library asks for the styles of each element and its parents. jsdom then matches every rule of its style sheets and
// sets every property of them. The tests read few properties, and those depend on little.

/** They decide whether a person can see or press an element. */
const quickProperties = ['display', 'visibility', 'opacity', 'pointer-events'];
/** Those that an element has from its parent, and their value if nobody sets them. */
const inherited = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);

/** jsdom's style sheet selects by these attributes. */
const attributes = ['hidden', 'open', 'popover', 'type'];
/** And by more for these. */
const needsJsdom = (element: Element): boolean =>
  ['dialog', 'noscript', 'summary'].includes(element.localName) || element.hasAttribute('popover');

const keywords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];

const jsdomStyles = window.getComputedStyle.bind(window);
const defaults = new Map<string, CSSStyleDeclaration>();

/** What jsdom calculates for such an element without parents and without a `style`. */
function defaultsOf(element: Element): CSSStyleDeclaration {
  const values = attributes.map((name) => element.getAttribute(name));
  // An attribute without a value differs from a missing one.
  const key = JSON.stringify([element.namespaceURI, element.localName, ...values]);
  const known = defaults.get(key);
  if (known) return known;
  const twin = document.createElementNS(element.namespaceURI, element.localName);
  for (const [at, name] of attributes.entries()) {
    const value = values[at];
    if (typeof value === 'string') twin.setAttribute(name, value);
  }
  const styles = jsdomStyles(twin);
  defaults.set(key, styles);
  return styles;
}

/** The value in the element's `style`, or ''. */
const inlineValue = (element: Element, property: string): string =>
  element.hasAttribute('style') && 'style' in element
    ? (element.style as CSSStyleDeclaration).getPropertyValue(property) // as in HTML and SVG
    : '';

/** Undefined if only jsdom knows it. */
function quickValue(element: Element, property: string): string | undefined {
  if (property === 'display' && needsJsdom(element)) return undefined;
  const inline = inlineValue(element, property);
  const standard = defaultsOf(element).getPropertyValue(property);
  if (inline !== '') return keywords.includes(inline) || standard === 'none' ? undefined : inline;
  const isInherited = standard === inherited.get(property) && element.parentElement;
  return isInherited ? quickValue(element.parentElement, property) : standard;
}

const asProperty = (name: string | symbol): string | undefined =>
  quickProperties.find((property) => property === (name === 'pointerEvents' ? 'pointer-events' : name));

function quickStyles(element: Element): CSSStyleDeclaration {
  const read = (name: string | symbol): string | undefined => {
    const property = asProperty(name);
    return property && quickValue(element, property);
  };
  const getPropertyValue = (name: string): string =>
    read(name) ?? jsdomStyles(element).getPropertyValue(name);
  return new Proxy(element.ownerDocument.documentElement.style, {
    get(_target, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      const quick = read(name);
      if (quick !== undefined) return quick;
      const styles = jsdomStyles(element);
      const value: unknown = Reflect.get(styles, name);
      return typeof value === 'function' ? value.bind(styles) : value;
    },
  });
}

/** Answers as jsdom does, sooner. With a style sheet in the document, jsdom answers itself. */
function getComputedStyle(element: Element, pseudoElement?: string | null): CSSStyleDeclaration {
  const isQuick = !pseudoElement && document.styleSheets.length === 0;
  return isQuick ? quickStyles(element) : jsdomStyles(element, pseudoElement);
}

/** For the global one of Vitest, and for jsdom's own window, which Testing Library uses. */
export function answerStylesQuickly(): void {
  for (const one of [window, document.defaultView]) Object.assign(one ?? {}, { getComputedStyle });
}
