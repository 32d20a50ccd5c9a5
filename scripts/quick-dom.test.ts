// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { printDocumentOnce } from './testing/quick-errors.ts';
import { answerStylesQuickly } from './testing/quick-styles.ts';

const names = ['display', 'visibility', 'opacity', 'pointer-events'];

const page = `
  <div style="visibility: hidden"><p>Hidden</p><p style="visibility: visible">Shown</p><tr hidden><td>Cell</td></tr></div>
  <div style="display: none; opacity: 0.5; pointer-events: none"><a href="/">Link</a></div>
  <p hidden style="display: block">Hidden</p><p style="display: inherit">Keyword</p>
  <details><summary>First</summary><summary>Second</summary></details><details open><summary>First</summary></details>
  <dialog>Closed</dialog><dialog open>Open</dialog><div popover>Popover</div><noscript>None</noscript>
  <input type="hidden"><input type="hidden" style="display: block"><input><button>Press</button>
  <table><thead hidden><tr><th>Head</th></tr></thead><tbody><tr style="visibility: inherit"><td>1</td></tr></tbody></table>
  <form hidden>Hidden</form><form>Shown</form><ul><li>One</li></ul><svg style="display: block"><path d="M0 0"/></svg><template>None</template><h1>Title</h1>`;

function stylesOf(read: typeof getComputedStyle): readonly string[] {
  return [...document.querySelectorAll('*')].map((element) => {
    const styles = read(element);
    const values = names.map((name) => styles.getPropertyValue(name));
    return `${element.outerHTML}: ${values}, ${styles.display}, ${styles.visibility}, ${styles.pointerEvents}`;
  });
}

it('answers for each element as jsdom does, also after a change and with a style sheet', () => {
  const jsdom = window.getComputedStyle.bind(window);
  answerStylesQuickly();
  expect(window.getComputedStyle).toBe(document.defaultView?.getComputedStyle);
  document.body.innerHTML = page;
  expect(stylesOf(window.getComputedStyle)).toEqual(stylesOf(jsdom));
  document.querySelector('div')?.removeAttribute('style');
  document.querySelector('dialog')?.setAttribute('open', '');
  expect(stylesOf(window.getComputedStyle)).toEqual(stylesOf(jsdom));
  document.head.innerHTML = '<style>p { display: none } li { visibility: hidden }</style>';
  expect(stylesOf(window.getComputedStyle)).toEqual(stylesOf(jsdom));
  expect(window.getComputedStyle(document.body).paddingLeft).toBe(jsdom(document.body).paddingLeft);
});

it('prints the document when nothing was found in time, and not for each try', async () => {
  printDocumentOnce();
  document.body.innerHTML = '<p>Here</p>';
  const tries: string[] = [];
  const never = waitFor(
    () => {
      try {
        screen.getByText('There');
      } catch (error) {
        tries.push(String(error));
        throw error;
      }
    },
    { timeout: 200 },
  );
  await expect(never).rejects.toThrow('Here');
  expect(tries.length).toBeGreaterThan(1);
  expect(tries.join()).not.toContain('Here');
  expect(() => screen.getByText('There')).toThrow('Here');
});

it.each(['web', 'google-of-web', 'operator'])(
  'the tests of %s use it, which saves processor time',
  (name) => {
    const projects = config.test?.projects?.flatMap((project) =>
      typeof project === 'object' && 'test' in project ? [project.test] : [],
    );
    expect(projects?.find((project) => project?.name === name)?.setupFiles).toContain(
      'scripts/testing/quick-dom.ts',
    );
  },
);
