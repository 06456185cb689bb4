import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { declarationsOf } from '../../docs/site/made/declarations.ts';
import { namesOfEntry } from '../../docs/site/made/entry-names.ts';
import { withoutMarks } from '../../docs/site/made/key-pieces.ts';
import { everyKeyOfContract } from '../../docs/site/made/reference-pages.ts';
import { writeDocumentation } from '../../docs/site/write.ts';
import { loadValidSite } from '../../generator/check/load-site.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { blockTypes } from '../../templates/blocks/descriptors.ts';
import { buildTemporarily, temporaryFolder } from '../support/build.ts';
import { filesOfDocument } from '../support/custom-blocks.ts';
import { machine } from '../support/environment.ts';
import { projectRoot } from '../support/project-root.ts';

let siteFile: string;
let outDir: string;
beforeAll(async () => {
  siteFile = await writeDocumentation(await temporaryFolder());
  outDir = await buildTemporarily(siteFile, { isDraft: true });
});

test('the documentation site has no errors, and no warnings but of the example addresses in its demos', async () => {
  const { warnings } = await loadValidSite({ project: openProject(siteFile) }, machine);
  const { routes } = JSON.parse(readFileSync(siteFile, 'utf8'));
  const isOfDemo = (pointer = '') => {
    const [, part, index] = pointer.split('/');
    return part === 'collections' || (part === 'routes' && routes[Number(index)].path.startsWith('/blocks/'));
  };
  const others = warnings.filter(({ code, pointer }) => code !== 'placeholder-url' || !isOfDemo(pointer));
  expect(others.map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`)).toEqual([]);
});

describe('both languages', () => {
  const pages = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

  test('have the same pages', () => {
    const all = pages(outDir).filter((name) => name !== 'en.html');
    const english = all.filter((name) => name.startsWith('en/')).map((name) => name.slice(3));
    const arabic = all.filter((name) => !name.startsWith('en/') && name !== 'index.html');
    expect(english.toSorted()).toEqual(arabic.toSorted());
    expect(english.length).toBeGreaterThan(100);
  });

  test('have no untranslated text', () => {
    const fallen = pages(join(outDir, 'en')).filter((name) =>
      /<bdi lang="ar"/.test(readFileSync(join(outDir, 'en', name), 'utf8')),
    );
    expect(fallen).toEqual([]);
  });
});

interface Piece {
  type?: string;
  text?: { ar: string; en: string };
  ar?: string;
  en?: string;
}

/** Keys of the reference pages, each with its meaning in a language. */
function meaningsIn(routes: { path: string; blocks: { body?: Piece[] }[] }[], language: 'ar' | 'en'): Set<string> {
  const bodies = routes
    .filter(({ path }) => path.startsWith('/reference/'))
    .flatMap(({ blocks }) => blocks.map(({ body = [] }) => body));
  const meanings = bodies.flatMap((body) =>
    body.map(({ text }, index) => `${text?.en.replace(/^`(?:.*\.)?|`$/g, '')}: ${body[index + 1]?.[language]}`),
  );
  return new Set(meanings);
}

test.each(['ar', 'en'] as const)('the reference explains every key of the schema in %s', (language) => {
  const { routes } = JSON.parse(readFileSync(siteFile, 'utf8'));
  const meanings = meaningsIn(routes, language);
  const keys = everyKeyOfContract();
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter(({ meaning }) => withoutMarks(meaning[language]).length < 3)).toEqual([]);
  expect(keys.filter(({ key, meaning }) => !meanings.has(`${key}: ${withoutMarks(meaning[language])}`))).toEqual([]);
});

test('every block has a demo page and a reference page', () => {
  const isThere = (path: string) => existsSync(join(outDir, `${path}.html`));
  const paths = blockTypes.flatMap((type) => [`blocks/${type}`, `reference/blocks/${type}`]);
  expect(paths.filter((path) => !isThere(path) || !isThere(join('en', path)))).toEqual([]);
});

describe('the guide to custom blocks', () => {
  const documentIn = { ar: 'own-blocks.ar.md', en: 'own-blocks.md' };
  const textOf = (language: 'ar' | 'en') => readFileSync(join(projectRoot, 'docs', documentIn[language]), 'utf8');

  /** Outline of a document: heading levels, names of code blocks, sizes of tables. */
  const outlineOf = (text: string) =>
    text
      .replaceAll(/^(```[^\n]+\n).*?^```$/gms, '$1```')
      .trim()
      .split('\n\n')
      .map((part) => {
        if (part.startsWith('```')) return part;
        if (part.startsWith('| ')) return `${part.split('\n').length} lines of a table`;
        return /^#+ /.exec(part)?.[0] ?? 'paragraph';
      });

  test('has the same outline in both languages, with code in the English document only', () => {
    expect(outlineOf(textOf('ar'))).toEqual(outlineOf(textOf('en')));
    expect(textOf('ar').match(/^```\w+ .+\n(?!```$)/gm)).toBeNull();
  });

  test.each(['ar', 'en'] as const)('has the title of the %s document and every code file', (language) => {
    const { routes } = JSON.parse(readFileSync(siteFile, 'utf8'));
    const { title, blocks } = routes.find(({ path }: { path: string }) => path === '/own-blocks');
    expect(textOf(language).startsWith(`# ${title[language]}\n`)).toBe(true);
    const { body } = blocks.find(({ languages }: { languages?: string[] }) => languages?.includes(language));
    const shown = new Map(body.map(({ file, text }: { file?: string; text?: string }) => [file, `${text}\n`]));
    const page = readFileSync(join(outDir, language === 'en' ? 'en' : '', 'own-blocks.html'), 'utf8').replaceAll(
      /<\/?i\b[^>]*>/g,
      '',
    );
    for (const [name, content] of filesOfDocument()) {
      expect([name, shown.get(name)]).toEqual([name, content]);
      expect(page).toContain(`>${name}</figcaption>`);
    }
  });
});

describe.each(['qiyam/blocks', 'qiyam/parts'] as const)('the reference of %s', (entryPoint) => {
  const all = declarationsOf(projectRoot, entryPoint);
  const paths = ['fields', 'parts', 'types'].map((name) => `/own-blocks/${name}`);

  test('documents every export', () => {
    expect(all.map(({ name }) => name)).toEqual([...namesOfEntry(projectRoot, entryPoint).keys()]);
    expect(all.filter(({ doc, code }) => doc.length < 10 || !code.includes(' ')).map(({ name }) => name)).toEqual([]);
    // A docstring must not refer to the declaration before it.
    expect(all.filter(({ doc }) => doc.startsWith('The same')).map(({ name }) => name)).toEqual([]);
  });

  test('is shown on its pages in both languages, linked from the guide to custom blocks', () => {
    const { routes }: { routes: { path: string; blocks: { body?: Piece[] }[] }[] } = JSON.parse(readFileSync(siteFile, 'utf8'));
    const bodies = routes
      .filter(({ path }) => paths.includes(path))
      .flatMap(({ blocks }) => blocks.flatMap(({ body = [] }) => body));
    const declarations = bodies.filter(({ type }) => type === 'code').map(({ text }) => String(text));
    expect(all.filter(({ code }) => !declarations.some((text) => text.endsWith(code))).map(({ name }) => name)).toEqual([]);
    for (const folder of ['', 'en']) {
      const pages = paths.map((path) => readFileSync(join(outDir, folder, `${path}.html`), 'utf8')).join('');
      expect(all.filter(({ name }) => !pages.includes(`>${name}</code>`)).map(({ name }) => name)).toEqual([]);
      const page = readFileSync(join(outDir, folder, 'own-blocks.html'), 'utf8').replaceAll(/<\/?i\b[^>]*>/g, '');
      expect(paths.filter((path) => !page.includes(`${path}"`))).toEqual([]);
    }
  });
});

test('the reference lists shared schema keys one by one', () => {
  const { routes } = JSON.parse(readFileSync(siteFile, 'utf8'));
  const { blocks } = routes.find(({ path }: { path: string }) => path === '/own-blocks/fields');
  const [, facts] = blocks[1].body.slice(
    blocks[1].body.findIndex(({ id }: { id?: string }) => id === 'values-open-section-fields') + 1,
  );
  expect(facts.items.map(({ term }: { term: { en: string } }) => term.en)).toEqual([
    'id',
    'hidden',
    'eyebrow',
    'heading',
    'headingRole',
    'text',
  ]);
});
