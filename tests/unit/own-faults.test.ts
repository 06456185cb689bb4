import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lineMap } from '../../generator/bundle/line-map.ts';
import { ownMessages } from '../../generator/diagnostics/messages/own.ts';
import { type OwnCause, ownCauses } from '../../generator/diagnostics/messages/own-causes.ts';
import { readDoors, throughDoors } from '../../generator/own/doors.ts';
import { examineOwn } from '../../generator/own/examine-own.ts';
import { ownDiagnostic } from '../../generator/own/own-faults.ts';
import { placeOfKey } from '../../generator/own/place-of-key.ts';
import { readOwn } from '../../generator/own/read-own.ts';
import { temporaryFolder } from '../support/build.ts';
import { filesOfDocument, type OwnSite, openOwnSite } from '../support/own-blocks.ts';
import { projectRoot } from '../support/project-root.ts';

const doors = readDoors(projectRoot);

/** What is told of a site, a line each: the place and the code. */
async function faultsOf({ folder }: Pick<OwnSite, 'folder'>): Promise<string[]> {
  const own = readOwn(folder);
  if (!own) throw new Error('The site has nothing of its own.');
  const faults = await examineOwn(own, doors, ['tabs']);
  return faults.map(({ code, file, line = 0, column = 0 }) => `${file}:${line}:${column} ${code}`).sort();
}

const schema = 'blocks/account/schema.ts';
const component = 'blocks/account/account.tsx';

/** Something wrong that a tired person does, and all that is told of it. */
const mistakes: [string, (site: OwnSite) => Promise<unknown>, string[]][] = [
  ['nothing', async () => {}, []],
  [
    'a sign too many',
    ({ write }) => write(component, (text) => text.replace('const row = css', 'const row == css')),
    [`${component}:5:11 own-syntax`],
  ],
  [
    'nothing, in styles with comments and parts',
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
    'styles that no browser reads',
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
    'a brace too many in the styles of all pages',
    ({ write }) => write('theme/base.ts', (text) => text.replace(':root {', ':root {{')),
    ['theme/base.ts:4:3 own-syntax'],
  ],
  [
    'a zod of its own',
    ({ write }) => write(schema, (text) => `import * as zod from 'zod';\n${text}`),
    [`${schema}:1:22 own-import`],
  ],
  [
    'a module of the engine',
    ({ write }) => write(schema, (text) => `import '../../templates/blocks/list.ts';\n${text}`),
    [`${schema}:1:8 own-import`],
  ],
  [
    'a name that there is not',
    ({ write }) => write(component, (text) => text.replaceAll('Section', 'Sektion')),
    [`${component}:1:37 own-unknown`],
  ],
  [
    'files that are not there',
    async ({ folder }) => rmSync(join(folder, 'blocks/account/words.ts')),
    ['blocks/account:0:0 own-missing'],
  ],
  [
    'a type that there is',
    ({ folder }) => rename(join(folder, 'blocks/account'), join(folder, 'blocks/tabs')),
    ['blocks/tabs:0:0 own-taken'],
  ],
  [
    'a name in Arabic',
    ({ folder }) => rename(join(folder, 'blocks/account'), join(folder, 'blocks/حساب')),
    ['blocks/حساب:0:0 own-name'],
  ],
  [
    'a component of another name',
    ({ write }) => write(component, (text) => text.replace('AccountBlock', 'Account')),
    [`${component}:1:1 own-export`],
  ],
  [
    'examples that are no JSON',
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

test.each(mistakes)('%s: each place is told, in the files of the site', async (_name, make, told) => {
  const site = await openOwnSite();
  await make(site);
  expect(await faultsOf(site)).toEqual([...told].sort());
});

test('what is shared by blocks, and hidden files, are no blocks', async () => {
  const site = await openOwnSite();
  await site.write('blocks/_shared/words.ts', 'export const bank = 1;\n');
  await site.write('blocks/.notes/x.ts', 'no code at all');
  await site.write('blocks/README.md', '# Blocks');
  expect(readOwn(site.folder)?.types).toEqual(['account']);
  expect(await faultsOf(site)).toEqual([]);
});

test('a site without own code is told from one with it', async () => {
  expect(readOwn(await temporaryFolder())).toBeUndefined();
});

describe('doors', () => {
  const through = (text: string) => throughDoors(text, doors, (module) => module).text;

  test('give what they name, and nothing else; lines keep their numbers', () => {
    const text = "import {\n  z,\n  text as words,\n  type Content,\n} from 'qiyam/blocks';\nnext();\n";
    const told = through(text);
    expect(told.split('\n')).toHaveLength(text.split('\n').length);
    expect(told.split('\n')[0]).toBe(
      'import * as z from "zod"; import { text as words } from "templates/vocabulary/fields.ts"; ' +
        'import type { Content as Content } from "templates/vocabulary/kinds.ts";',
    );
  });

  test('a type leaves nothing in what runs, whoever imports it how', () => {
    expect(through("import { Planned } from 'qiyam/parts';")).toMatch(/^import type \{ Planned/);
    expect(through("import type { z } from 'qiyam/blocks';")).toMatch(/^import type \* as z/);
  });

  test('each name stands behind them', () => {
    for (const names of Object.values(doors)) expect(names.size).toBeGreaterThan(20);
    const files = [...filesOfDocument().values()].join('\n');
    expect(through(files)).not.toContain("'qiyam/");
  });
});

describe('keys are found in code', () => {
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
  ])('%j', (path, value, line, column) => {
    expect(placeOfKey(code, path, value)).toEqual({ line, column });
  });

  test('none where there is none', () => {
    expect(placeOfKey(code, ['other'])).toBeUndefined();
  });
});

test.each(Object.keys(ownCauses) as OwnCause[])('%s says in both languages what to write instead', (cause) => {
  for (const found of ['date', 'nullable', 'url', 'pipe', 'none']) {
    const { message, hint } = ownDiagnostic('/site', {
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
});

test('lines are found again in what was made of them', () => {
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

test.each(Object.keys(ownMessages) as (keyof typeof ownMessages)[])(
  '%s says in both languages what is wrong and what to do',
  (code) => {
    const { message, hint } = ownDiagnostic('/site', { code, file: 'blocks/a/a.tsx', found: 'x.', expected: 'y', list: ['z'] });
    for (const text of [message.en, message.ar, hint.en, hint.ar]) expect(text).toMatch(/^\S.*[.?؟]$/);
    for (const text of [message.ar, hint.ar]) expect(text).toMatch(/[\u0600-\u06FF]/);
    expect(message.en).not.toMatch(/undefined|x\.\./);
  },
);
