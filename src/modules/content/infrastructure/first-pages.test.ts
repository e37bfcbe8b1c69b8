import { expect, test } from 'vitest';
import { readMarkdownPage } from './first-pages.ts';

test('facts and text of a page in Markdown', async () => {
  const page = await readMarkdownPage(
    '---\ntitle: AGB: alles\ndescription: Wie wir verkaufen.\nlegal: true\n---\n\n## Geltung {#geltung}\n\n[{email}](mailto:{email})\n',
  );
  expect(page).toEqual({
    title: 'AGB: alles',
    description: 'Wie wir verkaufen.',
    legal: true,
    html: '<h2>Geltung {#geltung}</h2>\n<p><a href="mailto:{email}">{email}</a></p>',
  });
});

test('without title or description it is no page', async () => {
  await expect(readMarkdownPage('---\ntitle: AGB\n---\nText')).rejects.toThrow(/title and description/);
});
