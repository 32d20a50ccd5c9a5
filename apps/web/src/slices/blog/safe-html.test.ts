import { expect, test } from 'vitest';
import { safeHtml } from './safe-html.ts';

test.each([
  ['a script', '<p>Rain</p><script>alert(1)</script>', '<p>Rain</p>'],
  ['an event handler', '<p onclick="alert(1)">Rain</p>', '<p>Rain</p>'],
  [
    'a picture with a handler',
    '<img src="/media/a-l.webp" onerror="alert(1)">',
    '<img src="/media/a-l.webp">',
  ],
  ['a picture from elsewhere', '<img src="https://spy.example/a.png" alt="a">', ''],
  ['a data picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['a script link', '<a href="javascript:alert(1)">Read</a>', '<a>Read</a>'],
  ['a hidden script link', '<a href="java&#10;script:alert(1)">Read</a>', '<a>Read</a>'],
  ['a link to another host without a scheme', '<a href="//spy.example">Read</a>', '<a>Read</a>'],
  ['a frame', '<iframe src="https://spy.example"></iframe>', ''],
  ['a drawing', '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)">x</a></svg>', ''],
  ['a form', '<form action="https://spy.example"><input name="otp"></form>', ''],
  ['a style', '<style>body{display:none}</style><p style="position:fixed">Rain</p>', '<p>Rain</p>'],
  ['names that hide the page’s own', '<a id="location" name="body" class="main">Read</a>', '<a>Read</a>'],
  [
    'broken nesting',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
  ],
])('removes %s [BLOG-12]', (_what, html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});

test('leaves an ordinary article unchanged [BLOG-12]', () => {
  const html =
    '<h2>Onam market</h2><p>Opens at <strong>seven</strong>, see <a href="/shops/7" rel="noopener noreferrer">Amma</a> ' +
    'or <a href="tel:+919000000001">call</a>.</p><ul><li>Mango</li></ul><img src="/media/a-l.webp" alt="Stalls" width="800">';
  expect(safeHtml(html)).toBe(html);
});
