import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { loadSite } from '../../../../generator/content/site/load.ts';
import { openBuildEnvironment } from '../../../../generator/core/cache/build-environment.ts';
import { toPointer } from '../../../../generator/core/json/path.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import type { LanguageTask } from '../../../../generator/editor/document/protocol-language-tasks.ts';
import type { PageReport } from '../../../../generator/editor/document/protocol-languages.ts';
import { changeLanguages } from '../../../../generator/editor/document/tasks/change-languages.ts';
import { reportLanguages } from '../../../../generator/editor/server/endpoints/translations/language-report.ts';
import { readTranslations } from '../../../../generator/editor/server/endpoints/translations/translated-site.ts';
import { type EditedSite, editSite } from '../../../support/edited-site.ts';
import { engine, machine } from '../../../support/environment.ts';

const sites = [
  ['minimal', 'en'],
  ['smallest', 'en'],
  ['municipality', 'en'],
  ['school', 'fr'],
  ['museum', 'ar'],
  ['bilingual', 'fr'],
  ['trilingual', 'ur'],
] as const;

/** Warnings about texts that are yet to be translated, and about what follows from them. */
const expected = ['missing-translation', 'unconfirmed-translation', 'equal-translation', 'description-length'];
/** Warnings about the language itself, and about example addresses, which another edition links to in full. */
const ofLanguage = ['proposed-words', 'edition-font', 'placeholder-url'];
/** Pages that no chosen page links to. */
const ofChoice = 'orphan-route';

const report = async ({ file }: EditedSite) => {
  const source = await loadSite(file);
  const translated = await readTranslations({ source, project: openProject(file) });
  return reportLanguages(source.value as Json, translated?.analysed ?? []);
};

async function perform(site: EditedSite, request: LanguageTask): Promise<void> {
  const result = await changeLanguages(site.session, request);
  if (result.state === 'refused') expect(result.diagnostics).toEqual([]);
  expect(result).toMatchObject({ state: 'written' });
}

async function newCodes({ file }: EditedSite, before: ReadonlySet<string>): Promise<string[]> {
  const environment = openBuildEnvironment({ engine, cache: machine.folder, isLongRunning: true });
  const { diagnostics } = await checkFile(openProject(file), environment);
  return diagnostics.map(({ code }) => code).filter((code) => !before.has(code));
}

const chosen = (pages: readonly PageReport[]) => pages.map(({ at }) => ({ at, title: '' }));
const adding = (tag: string, pages: readonly PageReport[]): LanguageTask => ({
  task: 'add-language',
  tag,
  isDraft: false,
  name: '',
  pages: chosen(pages),
});

describe.each(sites)('a language more: %s with %s', (name, tag) => {
  test.each([
    ['all pages', [], () => true],
    ['usual pages', [], ({ isUsual }: PageReport) => isUsual],
    ['the home page', [], ({ path }: PageReport) => path === '/'],
    ['every second page', [ofChoice], ({ at }: PageReport) => Number(at.at(-1)) % 2 === 1],
  ] as const)('with %s is without errors, and undone to the byte', async (_, also, isWanted) => {
    const site = await editSite(name);
    const before = site.read();
    const codes = new Set(await newCodes(site, new Set()));
    const { pages } = await report(site);
    await perform(site, adding(tag, pages.filter(isWanted)));
    const known = new Set([...codes, ...expected, ...ofLanguage, ...also]);
    expect(await newCodes(site, known)).toEqual([]);
    const after = await report(site);
    const wanted = pages.filter(isWanted).filter(({ collection }) => collection === undefined);
    const isHere = new Set(after.pages.flatMap(({ at, editions }) => (editions[tag] ? [toPointer(at)] : [])));
    expect(wanted.filter(({ at }) => !isHere.has(toPointer(at)))).toEqual([]);
    await site.session.undo();
    expect(site.read()).toBe(before);
  });

  test('is removed without a trace', async () => {
    const site = await editSite(name);
    const before = site.read();
    const { pages } = await report(site);
    await perform(site, adding(tag, pages));
    const added = site.read();
    await perform(site, { task: 'remove-language', tag });
    // A title that another page of three languages has by language alone means the same without.
    if (name !== 'trilingual') expect(site.read()).toBe(before);
    await site.session.undo();
    expect(site.read()).toBe(added);
  });
});
