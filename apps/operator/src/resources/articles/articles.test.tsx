// Articles on the desk: the list, the editor with paste, publication, drafts kept on the device, two operators.
import * as articles from '@haat/contract/operator/articles';
import * as categories from '@haat/contract/operator/categories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk, operator } from '../../testing/open-desk.tsx';

const farming = { id: 4, name: 'Farming', cover: null };
const article: articles.ArticleRecord = {
  id: 7,
  title: 'A kitchen garden',
  body: '<p>Twelve sacks.</p><ul><li>Beans</li></ul>',
  cover: null,
  category: farming,
  is_pinned: false,
  status: 'draft',
  published_at: null,
  read_time: 1,
  views: 0,
  created_at: '2026-11-20T09:30:00+05:30',
  version: 3,
};
const { body: _body, ...inList } = article;

// Loads the editor's module, which takes a while on a busy machine.
beforeAll(() => import('./rich-text-editor.tsx'));

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  const results = [
    { ...farming, article_count: 1, version: 1 },
    { id: 5, name: 'Recipes', cover: null, article_count: 0, version: 1 },
  ];
  api.on(categories.listCategories, () => ({ count: 2, results }));
  api.on(articles.listArticles, () => ({ count: 1, results: [inList] }));
  api.on(articles.getArticle, () => article);
  api.on(articles.updateArticle, () => ({ ...article, version: 4 }));
  api.on(articles.createArticle, () => article);
});

const textOf = () => screen.findByRole('textbox', { name: 'Text' });
const paste = (into: HTMLElement, types: Readonly<Record<string, string>>) =>
  fireEvent.paste(into, {
    clipboardData: { types: Object.keys(types), files: [], getData: (type: string) => types[type] ?? '' },
  });
const preview = () => within(screen.getByRole('region', { name: 'Preview of the article' }));
const sent = () => api.asked(articles.updateArticle).map(({ body }) => body);

it('lists articles with their state, and filters them [DESK-101]', async () => {
  const { user } = openDesk('/articles', api);
  const table = await screen.findByRole('table', { name: 'Articles' });
  expect(within(table).getByText('Draft')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Category'), 'Recipes');
  const query = () => api.asked(articles.listArticles).at(-1)?.query;
  await expect.poll(query).toMatchObject({ category: '5' });
  await user.selectOptions(screen.getByLabelText('State'), 'Scheduled');
  await expect.poll(query).toMatchObject({ category: '5', status: 'scheduled' });
});

it('writes an article and shows it as a phone will [DESK-101, DESK-104]', async () => {
  const { user } = openDesk('/articles/create', api);
  paste(await textOf(), { 'text/plain': '*Water* today\n\n- Fill a bucket' });
  await user.type(screen.getByLabelText(/^Title/), 'Water cut');
  await screen.findByRole('option', { name: 'Recipes' });
  await user.selectOptions(screen.getByLabelText('Category'), 'Recipes');
  await user.click(screen.getByRole('radio', { name: 'Publish when I save' }));
  expect(preview().getByText('Water cut')).toBeVisible();
  expect(preview().getByText('Recipes')).toBeVisible();
  expect(preview().getByText('Fill a bucket')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Article saved');
  expect(api.asked(articles.createArticle)[0]?.body).toMatchObject({
    title: 'Water cut',
    body: '<p><strong>Water</strong> today</p><ul><li>Fill a bucket</li></ul>',
    category: 5,
    is_pinned: false,
    published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('says what is missing', async () => {
  const { user } = openDesk('/articles/create', api);
  await textOf();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const sentence of ['Enter a title.', 'Choose a category.', 'Write the text.']) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(api.asked(articles.createArticle)).toEqual([]);
});

it('leaves out what the server would remove, and says so of pictures [DESK-102]', async () => {
  const { user } = openDesk('/articles/7', api);
  const text = await textOf();
  await user.clear(text);
  paste(text, {
    'text/html':
      '<h1 style="color:red">Rain</h1><p onclick="x()">Fine <u>day</u></p><script>x()</script><img src="https://spy.example/x.gif">',
  });
  await screen.findByText('Pictures were left out. Add them with the Picture button.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  const { body } = sent()[0] as { body: string }; // the fake API checks the shape
  expect(body).toContain('<h2>Rain</h2><p>Fine <u>day</u></p>');
  expect(body).not.toMatch(/style|script|onclick|img/);
});

it("publishes at a time in the installation's time zone [DESK-103]", async () => {
  const { user } = openDesk('/articles/7', api);
  await user.click(await screen.findByRole('radio', { name: 'Publish at a date and time' }));
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2030-01-01T17:00' } });
  expect(screen.getByText('India Standard Time')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent()).toEqual([{ published_at: '2030-01-01T11:30:00.000Z', version: 3 }]);
});

it('makes a published article a draft again, and keeps its time otherwise', async () => {
  const published_at = '2026-11-20T09:30:00+05:30';
  const published: articles.ArticleRecord = { ...article, status: 'published', published_at };
  api.on(articles.getArticle, () => published);
  const { user } = openDesk('/articles/7', api);
  const since = await screen.findByRole('radio', { name: 'Published since 20 Nov 2026, 09:30' });
  expect(since).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Draft: only operators see it' }));
  await user.click(since);
  await user.click(screen.getByRole('switch', { name: /^Pinned/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent()).toEqual([{ is_pinned: true, version: 3 }]);
});

it('restores an unsaved text after the tab was closed, until it is saved or discarded [DESK-105]', async () => {
  const first = openDesk('/articles/7', api);
  await first.user.type(await screen.findByLabelText(/^Title/), ' in sacks');
  paste(await textOf(), { 'text/plain': 'More beans. ' });
  const kept = { ...localStorage };
  first.unmount();

  const again = openDesk('/articles/7', api, operator, kept);
  await screen.findByText(/^Your unsaved changes of .* are restored\.$/);
  expect(await screen.findByDisplayValue('A kitchen garden in sacks')).toBeVisible();
  await waitFor(async () => expect(await textOf()).toHaveTextContent('More beans.'));
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent()[0]).toMatchObject({ title: 'A kitchen garden in sacks', version: 3 });
  await expect.poll(() => Object.keys(localStorage)).toEqual(['token']);
});

it('keeps no text on the device after somebody else has signed in [DESK-230]', async () => {
  const { user } = openDesk('/articles/7', api);
  await textOf();
  localStorage.setItem('token', 'of-the-second');
  await user.type(screen.getByLabelText(/^Title/), ' in sacks');
  expect({ ...localStorage }).toEqual({ token: 'of-the-second' });
});

it('discards a restored text', async () => {
  const values = { title: 'Gone' };
  const draft = JSON.stringify({ values, version: 3, at: '2026-11-21T10:00:00.000Z' });
  const { user } = openDesk('/articles/7', api, operator, { 'draft articles 7': draft });
  await screen.findByDisplayValue('Gone');
  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue(article.title);
  expect(screen.queryByText(/are restored/)).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['token']);
});

it('lets somebody compare a restored text with a newer version [DESK-105]', async () => {
  api.on(articles.updateArticle, ({ body }) =>
    (body as { version: number }).version < 3 ? refuse('edit.stale') : { ...article, version: 4 },
  );
  const draft = JSON.stringify({
    values: { body: '<p>Twenty sacks.</p>' },
    version: 2,
    at: '2026-11-21T10:00:00.000Z',
  });
  const { user } = openDesk('/articles/7', api, operator, { 'draft articles 7': draft });
  await screen.findByText(/Somebody else has saved a newer version/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this' }));
  await dialog.findByText('Yours: Twenty sacks.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent()).toEqual([
    { body: '<p>Twenty sacks.</p>', version: 2 },
    { body: '<p>Twenty sacks.</p>', version: 3 },
  ]);
});

it('warns of a table, which the editor would lose', async () => {
  const body = '<p>Prices</p><table><tbody><tr><td>Tea</td></tr></tbody></table>';
  api.on(articles.getArticle, () => ({ ...article, body }));
  const { user } = openDesk('/articles/7', api);
  expect(await screen.findByText(/^This text has a table or a caption\./)).toBeVisible();
  await user.type(screen.getByLabelText(/^Title/), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent()).toEqual([{ title: 'A kitchen garden!', version: 3 }]);
});

it('deletes an article after a question', async () => {
  api.on(articles.deleteArticle, () => undefined);
  const { user } = openDesk('/articles/7', api);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “A kitchen garden”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Article deleted');
  expect(api.asked(articles.deleteArticle)).toHaveLength(1);
});

it('adds a category beside the article, and chooses it [DESK-125]', async () => {
  api.on(categories.listCategories, () => ({ count: 0, results: [] }));
  const added = { ...farming, article_count: 0, version: 1 };
  const { user } = openDesk('/articles/create', api);
  await user.type(await screen.findByLabelText(/^Title/), 'Rain');
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a category' }));
  api.on(categories.createCategory, () =>
    refuse('input.invalid', { errors: { name: ['This name is taken.'] } }),
  );
  await user.type(dialog.getByLabelText('Name'), 'Farming{Enter}');
  await dialog.findByText('This name is taken.');
  api.on(categories.createCategory, () => added);
  api.on(categories.listCategories, () => ({ count: 1, results: [added] }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByText('Category added');
  await expect.poll(() => screen.getByLabelText('Category')).toHaveDisplayValue('Farming');
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Rain');
});
