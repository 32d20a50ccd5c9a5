import { expect, it } from 'vitest';
import { cleanHtml, htmlOfText } from './clean-paste.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style>
<meta name=Generator content="Microsoft Word 15"></head><body><h1>Water<o:p></o:p></h1>
<p class=MsoNormal>Rain <b>today</b><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span>&nbsp;&nbsp; </span></span><![endif]>Buckets</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp;&nbsp; </span></span><i>Taps</i></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span>1.<span>&nbsp; </span></span>First</p>
<img src="file:///C:/Temp/image001.png"></body></html>`;

it("reads Word's headings, lists and bold words, and leaves out its own elements and pictures [DESK-102]", () => {
  const html = cleanHtml(word)
    .replace(/<!--.*?-->|<\/?span>/g, '')
    .replace(/\s+/g, ' ');
  expect(html).toContain('<h2>Water</h2>');
  expect(html).toContain('Rain <b>today</b>');
  expect(html).toContain('<ul><li>Buckets</li><li><i>Taps</i></li></ul> <ol><li>First</li></ol>');
  expect(html).not.toMatch(/o:p|style>|<img|<meta|·/);
});

it('keeps pictures of this installation', () => {
  expect(cleanHtml('<p>A</p><img src="/media/a-m.webp" alt="A">')).toContain('<img src="/media/a-m.webp"');
});

it.each([
  [
    '*Onam market*\nSunday, _all day_\n\nCome!',
    '<p><strong>Onam market</strong><br>Sunday, <em>all day</em></p><p>Come!</p>',
  ],
  ['- Rice\n- Tea', '<ul><li><p>Rice</p></li><li><p>Tea</p></li></ul>'],
  ['1. Rice\r\n2. Tea', '<ol><li><p>Rice</p></li><li><p>Tea</p></li></ol>'],
  ['2 * 3 * 4 < 30 & snake_case_name', '<p>2 * 3 * 4 &lt; 30 &amp; snake_case_name</p>'],
  ['\u202a+91 90000 00001\u202c', '<p>+91 90000 00001</p>'],
])('reads the message %j [DESK-102]', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
});
