import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fixtureSite, temporaryFolder } from './build.ts';

/** A page that stands in one language only, was elsewhere, shows a map and sends its form away. */
const english = {
  path: '/visit',
  title: { en: 'Plan a visit' },
  description: { en: 'How to come to the house, where it stands, and how to tell us that you will be there.' },
  movedFrom: ['/old/visit'],
  blocks: [
    { type: 'intro', title: { en: 'Plan a visit' }, text: [{ en: 'Come as you are.' }] },
    {
      type: 'form',
      heading: { en: 'Tell us' },
      action: 'https://forms.example.net/visit',
      fields: [{ type: 'text', name: 'name', label: { en: 'Your name' }, required: true }],
      submit: { en: 'Send' },
    },
  ],
};

/** The site `trilingual` with that page, and a former home of its English pages. */
export function withEnglishPage({ defaultPath, url }: { defaultPath?: string; url?: string } = {}) {
  const content = JSON.parse(readFileSync(fixtureSite('trilingual'), 'utf8'));
  if (defaultPath) content.site.languages[0] = { tag: 'ar', path: defaultPath };
  if (url) content.site.url = url;
  content.redirects = [{ from: '/english.php', to: '/visit' }];
  content.routes[1].movedFrom = ['/shows'];
  content.routes.push(english);
  return content;
}

/** The same as a file, beside the pictures that it names. */
export async function writeLanguages(content: unknown): Promise<string> {
  const folder = await temporaryFolder();
  await cp(join(dirname(fixtureSite('trilingual')), 'assets'), join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify(content, null, 2));
  return join(folder, 'site.json');
}
