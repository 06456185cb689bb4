import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { collectTexts } from '../../generator/content/translations/collect.ts';
import { matchUnits } from '../../generator/content/translations/match.ts';
import { readTranslatedFile } from '../../generator/content/translations/read-file.ts';
import { TranslationRecord } from '../../generator/content/translations/record.ts';
import { valueAt } from '../../generator/core/json/value-at.ts';
import { fixtureSite, temporaryFolder } from './build.ts';

/** Page in one language only, with a former address, a map and a form. */
const english = {
  path: '/visit',
  title: { en: 'Plan a visit' },
  description: { en: 'How to come to the house, where it stands, and how to tell us that you will be there.' },
  movedFrom: ['/old/visit'],
  blocks: [
    { type: 'intro', title: { en: 'Plan a visit' }, text: [{ en: 'Come as you are.' }] },
    {
      type: 'form',
      id: 'form',
      heading: { en: 'Tell us' },
      action: 'https://forms.example.net/visit',
      fields: [{ type: 'text', name: 'name', label: { en: 'Your name' }, required: true }],
      submit: { en: 'Send' },
    },
  ],
};

/** Site `trilingual` with that page, and a former address of its English home page. */
export function withEnglishPage({ defaultPath, url }: { defaultPath?: string; url?: string } = {}) {
  const content = JSON.parse(readFileSync(fixtureSite('trilingual'), 'utf8'));
  if (defaultPath) content.site.languages[0] = { tag: 'ar', path: defaultPath };
  if (url) content.site.url = url;
  content.redirects = [{ from: '/english.php', to: '/visit' }];
  content.routes[1].movedFrom = ['/shows'];
  content.routes.push(structuredClone(english));
  return content;
}

/** The same as a file, beside its pictures. */
export async function writeLanguages(content: unknown, { beside = 'trilingual' } = {}): Promise<string> {
  const folder = await temporaryFolder();
  await cp(join(dirname(fixtureSite(beside)), 'assets'), join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify(content, null, 2));
  return join(folder, 'site.json');
}

/**
 * Museum site in English and Arabic, as its editors would make it: a second language in the list, and each text by language
 * from a translation table.
 * @throws if a text has no translation, or a translation no text
 */
export function bilingualMuseum(): Promise<string> {
  const file = fixtureSite('museum');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const { language, direction, ...site } = content.site;
  // Arabic letters take two bytes, so its longest pages are larger than the English ones.
  content.site = { ...site, languages: ['en', 'ar'] };
  const { units } = readTranslatedFile(readFileSync(join(dirname(file), 'site.ar.csv')), { source: language, target: 'ar' });
  const texts = collectTexts(content, { isBegun: () => true });
  const known = { languages: { default: language, others: ['ar'] }, record: new TranslationRecord(), previous: () => [] };
  const { accepted, rejected } = matchUnits(units, { texts, language: 'ar', known });
  const lacking = texts.filter((text) => !accepted.some((one) => one.text === text)).map(({ source }) => source);
  const gone = rejected.map(({ unit }) => unit.source);
  if (lacking.length + gone.length > 0)
    throw new Error(`site.ar.csv lacks ${lacking.join(' | ')}; without a text: ${gone.join(' | ')}`);
  for (const { text, target } of accepted) {
    const around = valueAt(content, text.path.slice(0, -1)) as Record<string | number, unknown>;
    around[text.path.at(-1) as string | number] = { [language]: text.source, ar: target };
  }
  return writeLanguages(content, { beside: 'museum' });
}
