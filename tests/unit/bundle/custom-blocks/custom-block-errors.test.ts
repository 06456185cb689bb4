import { rmSync, symlinkSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCustomBlocks } from '../../../../generator/bundle/custom-blocks/check-custom-blocks.ts';
import { toFullDiagnostic } from '../../../../generator/bundle/custom-blocks/custom-block-diagnostics.ts';
import { placeOfKey } from '../../../../generator/bundle/custom-blocks/place-of-key.ts';
import { readCustomBlocks } from '../../../../generator/bundle/custom-blocks/read-custom-blocks.ts';
import { customEngineId } from '../../../../generator/bundle/templates/custom-engine-id.ts';
import { createCustomModules } from '../../../../generator/bundle/templates/custom-modules.ts';
import { lineMap } from '../../../../generator/bundle/templates/line-map.ts';
import { customBlocksMessages } from '../../../../generator/core/diagnostics/messages/custom-blocks.ts';
import { type DescriptorErrorCode, descriptorErrors } from '../../../../generator/core/diagnostics/messages/descriptor-errors.ts';
import type { CustomBlocks, Engine } from '../../../../generator/core/util/engine.mjs';
import { temporaryFolder } from '../../../support/build.ts';
import { type CustomBlockSite, openCustomBlockSite } from '../../../support/custom-blocks.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** The problems of a site, one line each: position and code. */
async function problemsOf({ folder }: Pick<CustomBlockSite, 'folder'>): Promise<string[]> {
  const own = readCustomBlocks(folder);
  if (!own) throw new Error('The site has nothing of its own.');
  const problems = await checkCustomBlocks(createCustomModules(projectRoot, own), ['tabs']);
  return problems.map(({ code, file, line = 0, column = 0 }) => `${file}:${line}:${column} ${code}`).sort();
}

const schema = 'blocks/account/schema.ts';
const component = 'blocks/account/account.tsx';

/** A likely mistake and all its diagnostics. */
const mistakes: [string, (site: CustomBlockSite) => Promise<unknown>, string[]][] = [
  ['no problem', async () => {}, []],
  [
    'an extra character',
    ({ write }) => write(component, (text) => text.replace('const row = css', 'const row == css')),
    [`${component}:5:11 own-syntax`],
  ],
  [
    'no problem in styles with comments and parts',
    ({ write }) =>
      write(component, (text) =>
        text.replace(
          '  font-size: var(--text-lg);',
          `  // a line\n  background: url(https://a.example/b.svg);\n  \${mixin}\n  \${more(2)};\n  & > \${part} { color: \${x}; }`,
        ),
      ),
    [],
  ],
  [
    'invalid CSS',
    ({ write }) =>
      write(component, (text) =>
        text.replace(
          '  font-size: var(--text-lg);',
          `  \${{ a: 1 }.a};\n  @media \${from.large} {\n    font-size var(--text-lg);\n  }`,
        ),
      ),
    [`${component}:15:5 own-syntax`],
  ],
  [
    'an extra brace in global styles',
    ({ write }) => write('theme/base.ts', (text) => text.replace(':root {', ':root {{')),
    ['theme/base.ts:4:3 own-syntax'],
  ],
  ['its own zod', ({ write }) => write(schema, (text) => `import * as zod from 'zod';\n${text}`), [`${schema}:1:22 own-import`]],
  [
    'a module of the engine',
    ({ write }) => write(schema, (text) => `import '../../templates/blocks/list.ts';\n${text}`),
    [`${schema}:1:8 own-import`],
  ],
  [
    'an unknown export',
    ({ write }) => write(component, (text) => text.replaceAll('Section', 'Sektion')),
    [`${component}:1:37 own-unknown`],
  ],
  ['missing files', async ({ folder }) => rmSync(join(folder, 'blocks/account/words.ts')), ['blocks/account:0:0 own-missing']],
  [
    'an existing type',
    ({ folder }) => rename(join(folder, 'blocks/account'), join(folder, 'blocks/tabs')),
    ['blocks/tabs:0:0 own-taken'],
  ],
  [
    'a name in Arabic',
    ({ folder }) => rename(join(folder, 'blocks/account'), join(folder, 'blocks/حساب')),
    ['blocks/حساب:0:0 own-name'],
  ],
  [
    'a component with the wrong name',
    ({ write }) => write(component, (text) => text.replace('AccountBlock', 'Account')),
    [`${component}:1:1 own-export`],
  ],
  [
    'examples that are not JSON',
    ({ write }) => write('blocks/account/examples.json', '[{ "name": }]'),
    ['blocks/account/examples.json:1:12 own-syntax'],
  ],
  ['no examples', ({ write }) => write('blocks/account/examples.json', '[]'), ['blocks/account/examples.json:0:0 own-missing']],
  [
    'two mistakes at once',
    async ({ write }) => {
      await write(component, (text) => text.replace('const row = css', 'const row == css'));
      await write(schema, (text) => text.replace(').meta', '.meta'));
    },
    [`${component}:5:11 own-syntax`, `${schema}:9:11 own-syntax`],
  ],
];

test.each(mistakes)('reports %s, with every position in the files of the site', async (_name, make, expectedProblems) => {
  const site = await openCustomBlockSite();
  await make(site);
  expect(await problemsOf(site)).toEqual([...expectedProblems].sort());
});

test('ignores shared and hidden files among blocks', async () => {
  const site = await openCustomBlockSite();
  await site.write('blocks/_shared/words.ts', 'export const bank = 1;\n');
  await site.write('blocks/.notes/x.ts', 'no code at all');
  await site.write('blocks/README.md', '# Blocks');
  expect(readCustomBlocks(site.folder)?.types).toEqual(['account']);
  expect(await problemsOf(site)).toEqual([]);
});

test('returns undefined for a site without custom code', async () => {
  expect(readCustomBlocks(await temporaryFolder())).toBeUndefined();
});

test('suggests the likely name among all exports of an entry point', async () => {
  const site = await openCustomBlockSite();
  await site.write(component, (text) => text.replaceAll('Section', 'Sektion'));
  await site.write(schema, (text) => text.replaceAll('codeText', 'codeTekst'));
  const own = readCustomBlocks(site.folder);
  const problems = await checkCustomBlocks(createCustomModules(projectRoot, own as NonNullable<typeof own>), []);
  expect(problems.map(({ code, found, expected, list }) => [code, found, expected, list]).sort()).toEqual([
    ['own-unknown', 'Sektion', 'qiyam/parts', ['Section']],
    ['own-unknown', 'codeTekst', 'qiyam/blocks', ['codeText']],
  ]);
});

test('allows importing a type like a value and erases it', async () => {
  const site = await openCustomBlockSite();
  await site.write(component, (text) => text.replace('type Planned', 'Planned').replace('import type', 'import'));
  expect(await problemsOf(site)).toEqual([]);
});

test('derives the engine id from all file names and the contents of given files', async () => {
  const { folder, write } = await openCustomBlockSite();
  const engine = { coreId: 'x', root: projectRoot, isPacked: false } as Engine;
  const name = (contents?: string[]) => customEngineId(engine, readCustomBlocks(folder) as CustomBlocks, contents);
  const before = [name(), name([schema]), name([component])];
  await write(component, (text) => `${text}\n`);
  const after = [name(), name([schema]), name([component])];
  expect(after.map((one, index) => one === before[index])).toEqual([false, true, false]);
  await write('blocks/account/more.ts', '');
  expect(name([schema])).not.toBe(after[1]);
});

test('follows symlinks but reports paths by their names in the site', async () => {
  const site = await openCustomBlockSite();
  await site.write('theme/digits.ts', "export const mono = 'monospace';\n");
  await site.write(
    component,
    (text) => `import { mono } from '../../theme/digits.ts';\n${text.replace('{number}', '{number + mono}')}`,
  );
  const elsewhere = await temporaryFolder();
  await rename(join(site.folder, 'blocks/account'), join(elsewhere, 'account'));
  symlinkSync(join(elsewhere, 'account'), join(site.folder, 'blocks/account'), 'junction');
  expect(await problemsOf(site)).toEqual([]);
  await site.write(component, (text) => text.replace('const row = css', 'const row == css'));
  expect(await problemsOf(site)).toEqual([`${component}:6:11 own-syntax`]);
});

describe('placeOfKey', () => {
  const code = [
    '// holder: a comment',
    "const item = { name: z.string(), 'alt-text': text('holder: x', 'y') };",
    'export const schema = z.strictObject({',
    "  name: text('a', 'b'),",
    "  holder: text('a', 'b').nullable(),",
    '  items: z.array(item),',
    '  more: z.array(z.strictObject({ name: z.string() })),',
    '});',
  ].join('\n');

  test.each([
    [['holder'], undefined, 5, 3],
    [['alt-text'], undefined, 2, 34],
    [['more', 'name'], undefined, 7, 34],
    [['items', 'name'], /z\.string/, 7, 34],
    [['name'], /z\.string/, 2, 16],
    [['name'], /text/, 4, 3],
  ])('finds %j', (path, value, line, column) => {
    expect(placeOfKey(code, path, value)).toEqual({ line, column });
  });

  test('returns undefined for an unknown key', () => {
    expect(placeOfKey(code, ['other'])).toBeUndefined();
  });
});

test.each(Object.keys(descriptorErrors) as DescriptorErrorCode[])(
  'says in both languages what to write instead for %s',
  (cause) => {
    for (const found of ['date', 'nullable', 'url', 'pipe', 'none']) {
      const { message, hint } = toFullDiagnostic('/site', {
        code: 'own-descriptor',
        file: 'x',
        cause,
        key: 'a.b',
        expected: 'y',
        found,
      });
      for (const text of [message.en, message.ar, hint.en, hint.ar]) expect(text).toMatch(/^\S.*[.…]$/);
      for (const text of [message.ar, hint.ar]) expect(text).toMatch(/[\u0600-\u06FF]/);
      expect(`${message.en} ${hint.en}`).not.toMatch(/undefined|generator\//);
    }
  },
);

test('maps transformed lines back to source lines', () => {
  const before = [
    'import a',
    'const style = css`',
    '  color: red;',
    '`;',
    'function one() {',
    '  return 1;',
    '}',
    'function two() {',
    '}',
  ];
  const after = ['import "./x.css"', 'const style = "k";', 'function one() {', '  return 1;', '}', 'function two() {', '}'];
  const { mappings } = lineMap(before.join('\n'), after.join('\n'));
  // Deltas of lines: 0, 0, +4, +1, +1, +1, +1.
  expect(mappings).toBe('AAAA;AAAA;AAIA;AACA;AACA;AACA;AACA');
});

test.each(Object.keys(customBlocksMessages) as (keyof typeof customBlocksMessages)[])(
  'says in both languages what is wrong and what to do for %s',
  (code) => {
    const { message, hint } = toFullDiagnostic('/site', {
      code,
      file: 'blocks/a/a.tsx',
      found: 'x.',
      expected: 'y',
      list: ['z'],
    });
    for (const text of [message.en, message.ar, hint.en, hint.ar]) expect(text).toMatch(/^\S.*[.?؟]$/);
    for (const text of [message.ar, hint.ar]) expect(text).toMatch(/[\u0600-\u06FF]/);
    expect(message.en).not.toMatch(/undefined|x\.\./);
  },
);
