import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { decompressFromBase64 } from 'lz-string';
import { complaintsOf, expect, test } from './fixtures.ts';
import { open } from './page.ts';

const BUTTON = '/docs/components/elements/button';

/** What an editor gets of a component, of a piece and of a recipe: the demo's file, and those that it imports. */
const SENT = [
  { address: BUTTON, files: ['docs/components/elements/button/basic.demo.tsx'] },
  {
    address: '/docs/pieces/password-field',
    files: [
      'docs/pieces/password-field/basic.demo.tsx',
      'docs/pieces/password-field/PasswordField.tsx',
    ],
  },
  {
    address: '/docs/recipes/sign-up',
    files: [
      'docs/recipes/sign-up/sign-up.demo.tsx',
      'docs/pieces/password-field/PasswordField.tsx',
    ],
  },
];

type Texts = Record<string, string>;
type Contents = Record<string, { content: string }>;

/** The file that an editor opens, and the texts of all files, as it reads them from what it is sent. */
const READERS = {
  StackBlitz(address: URL, fields: URLSearchParams) {
    const files = [...fields].map(([name, text]) => [
      /^project\[files\]\[(.+)\]$/.exec(name)?.[1] ?? name,
      text.replaceAll('\r\n', '\n'),
    ]);
    return { opened: address.searchParams.get('file'), files: Object.fromEntries(files) as Texts };
  },
  CodeSandbox(_address: URL, fields: URLSearchParams) {
    expect(fields.get('environment')).toBe('server');
    const packed = fields.get('parameters')!.replaceAll('-', '+').replaceAll('_', '/');
    const sent = JSON.parse(decompressFromBase64(packed)) as Record<'files', Contents>;
    const files = Object.entries(sent.files).map(([path, { content }]) => [path, content]);
    const opened = new URLSearchParams(fields.get('query')!).get('file')!.replace('/', '');
    const texts = Object.fromEntries(files) as Texts;
    expect(texts['.codesandbox/tasks.json']).toContain('npm run dev');
    return { opened, files: texts };
  },
};
const hostOf = (editor: keyof typeof READERS) => `https://${editor.toLowerCase()}.`;

for (const { address, files } of SENT) {
  test(`A demo of ${address} opens in an editor as an app, and nothing goes there before the click`, async ({
    page,
    context,
  }) => {
    const complaints = await complaintsOf(page);
    const sent: Request[] = [];
    await context.route(/^https:\/\/(stackblitz\.com|codesandbox\.io)\//, (route) => {
      sent.push(route.request());
      return route.fulfill({ contentType: 'text/html', body: '<h1>An editor</h1>' });
    });
    await open(page, address);
    const project = page.getByRole('link', { name: 'Open alone' }).first();
    const app = await page.request.get(`${await project.getAttribute('href')}.json`);
    const whole = ((await app.json()) as { files: Texts }).files;
    for (const editor of ['StackBlitz', 'CodeSandbox'] as const) {
      const button = page.getByRole('button', { name: `Open in ${editor}` }).first();
      await button.focus();
      expect(sent).toEqual([]);
      const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
      await expect(tab.getByRole('heading')).toBeVisible();
      expect(tab.url()).toContain(hostOf(editor));
      const request = sent.pop()!;
      const got = READERS[editor](
        new URL(request.url()),
        new URLSearchParams(request.postData() ?? ''),
      );
      expect(got.files).toMatchObject(whole);
      const paths = files.map((file) => file.replace('docs', 'src').replace('.demo', ''));
      expect(got.opened).toBe(paths[0]);
      for (const [index, path] of paths.entries())
        expect(got.files[path]).toBe(readFileSync(files[index]!, 'utf8'));
      await expect(button).toBeFocused();
    }
    expect(complaints.join('\n')).not.toContain('Content Security Policy');
  });
}

test('If what goes to an editor is not loaded, the button says so and keeps the focus', async ({
  page,
}) => {
  await open(page, BUTTON);
  await page.route('**/basic.json', (route) => route.abort());
  await page.getByRole('button', { name: 'Open in StackBlitz' }).first().click();
  await expect(page.getByRole('button', { name: 'Not loaded. Retry' })).toBeFocused();
});
