import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/build.ts';
import { openSiteOfFields, runProgram } from '../../support/custom-blocks.ts';
import { productFiles } from '../../support/imports.ts';
import { copyProject } from '../../support/project-copy.ts';

const list = 'templates/languages/message-languages.ts';
/** Words of a custom block, as its author wrote them before the language was added. */
const customWords = ['templates', 'custom-words.ts'].join('/');

/** Files with texts in Arabic and English that are not for maintainers: for visitors, or by the language of a site. */
const otherLanguages = [
  'generator/assets/files/inspect-font.ts',
  'generator/cli/commands/test-examples.ts',
  'generator/content/schema/json-languages.ts',
];

let project: string;

const change = (name: string, edit: (text: string) => string) =>
  writeFileSync(join(project, name), edit(readFileSync(join(project, name), 'utf8')));

/**
 * Adds Esperanto to each table of a source that has Arabic and English: a copy of the English texts. Tables with French are
 * labels for visitors.
 */
function withTexts(file: string, code: string): string {
  const added: [number, string][] = [];
  const named = ({ properties }: ESTree.ObjectExpression, name: string) =>
    properties.find((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name);
  new Visitor({
    ObjectExpression: (node) => {
      const english = named(node, 'en');
      if (english?.type === 'Property' && named(node, 'ar') && !named(node, 'fr'))
        added.push([english.end, `, eo: ${code.slice(english.value.start, english.value.end)}`]);
    },
  }).visit(parseSync(file, code).program);
  return added
    .sort(([one], [other]) => other - one)
    .reduce((text, [end, copy]) => text.slice(0, end) + copy + text.slice(end), code);
}

/** Files to which the language is added. */
let filled: string[];
/** Files that the type check names before that. */
let reported: string[];

beforeAll(async () => {
  project = await copyProject(await temporaryFolder(), { more: ['docs/guide'] });
  const guide = join(project, 'docs/guide');
  await cp(join(guide, 'en'), join(guide, 'eo'), { recursive: true });
  const { folder } = await openSiteOfFields();
  const words = readFileSync(join(folder, 'blocks/course/words.ts'), 'utf8');
  writeFileSync(join(project, customWords), words.replace("'qiyam/blocks'", "'./custom-blocks/blocks.ts'"));
  change(list, (text) => text.replace('[...requiredLanguages] as const', "[...requiredLanguages, 'eo'] as const"));
  const { text } = await runProgram([join(project, 'node_modules/typescript/bin/tsc'), '--singleThreaded'], project);
  reported = [...new Set(text.match(/^[^\s(]+(?=\()/gm))];
  filled = productFiles(project).filter((name) => {
    const before = readFileSync(join(project, name), 'utf8');
    const after = withTexts(name, before);
    if (after !== before) writeFileSync(join(project, name), after);
    return after !== before;
  });
});

test('the type check names each file that lacks texts in a new language', () => {
  expect(filled.length).toBeGreaterThan(80);
  expect(filled.filter((name) => !reported.includes(name) && !otherLanguages.includes(name))).toEqual([]);
  expect(reported).toEqual(expect.arrayContaining(['templates/blocks/form/words.ts', 'generator/editor/app/words/tell.ts']));
});

test('words of custom blocks stay valid for the type check', () => {
  expect(existsSync(join(project, customWords))).toBe(true);
  expect(reported).not.toContain(customWords);
});

test('a custom block stays valid, and shows its English words where it has no others', async () => {
  const { folder, write } = await openSiteOfFields();
  await write('blocks/course/words.ts', (text) => text.replace("'Course']", "'Course', 'Kurso']"));
  const start = join(project, 'generator/cli/start.mjs');
  const run = (...args: string[]) => runProgram([start, ...args, '--language', 'eo'], folder);
  expect(await run('check')).toMatchObject({ status: 0 });
  expect(await run('test')).toMatchObject({ status: 0, text: expect.stringMatching(/^ok {2}course: the words/m) });
  const { block, about } = await formOfCourse(folder, start);
  expect([block.label, block.about]).toEqual([{ ar: 'دورة', en: 'Course', eo: 'Kurso' }, expect.objectContaining({ eo: about })]);
  const property = (key: string) => block.properties.find((one) => one.key === key);
  expect(property('day')?.label).toMatchObject({ ar: 'يوم الدورة', eo: 'Day of the course' });
  expect(property('free')?.about.eo).toBe('When on: free of charge.');
  expect(property('level')?.field.options?.map(({ label }) => label.eo)).toEqual(['first', 'second']);
  await write('site.json', (text) => text.replace('"QY-101"', '"QY101"'));
  const { status, text } = await run('check');
  expect([status, text]).toEqual([1, expect.stringContaining('Write two letters and three digits: QY-101.')]);
});

type Texts = Record<string, string>;
interface Form {
  label: Texts;
  about: Texts;
  properties: { key: string; label: Texts; about: Texts; field: { options?: { label: Texts }[] } }[];
}

/** Form of the custom block in the editor, and its description in the catalogue. */
async function formOfCourse(folder: string, start: string): Promise<{ block: Form; about: string }> {
  const child = spawn(process.execPath, [start, 'dev', '--port', '0', '--language', 'eo'], { cwd: folder });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data) => resolve(String(data).trim()));
      child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
    });
    const { objects } = (await (await fetch(new URL('_edit/schema', url))).json()) as { objects: Record<string, Form> };
    const catalogue = await (await fetch(new URL('_catalogue', url))).text();
    const about = /<article id="course"><h2><code>course<\/code><\/h2><p dir="auto">(.*?) <a href="[^"]*_guide\/eo\/dates">/.exec(
      catalogue,
    );
    const block = objects['block-course'];
    if (!block) throw new Error('The editor has no form of the block.');
    return { block, about: about?.[1] ?? '' };
  } finally {
    child.kill();
  }
}
