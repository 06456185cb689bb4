import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import {
  byMessageLanguage,
  inEachLanguage,
  isCustomTexts,
  messageDirection,
  messageLanguages,
  nextLanguage,
  wordsLanguage,
} from '../../../templates/languages/message-languages.ts';
import { productFiles } from '../../support/imports.ts';
import { projectRoot } from '../../support/project-root.ts';

/** Files that name Arabic and English for a reason other than message languages. */
const exceptions: Record<string, string> = {
  'templates/languages/message-languages.ts': 'the list',
  'templates/schema/block/labels.ts': 'languages of visitors for which the engine has labels',
  'templates/custom-blocks/labels.ts': 'languages of visitors for which a block has labels',
  'templates/registry/labels.ts': 'languages of visitors for which the engine has labels',
  'templates/blocks/prose/numbering.ts': 'the language of a page',
  'generator/content/schema/json-languages.ts': 'examples of the languages of a site',
  'generator/content/locales/language-list.ts': 'an example of the languages of a site',
  'generator/content/locales/suggest-languages.ts': 'languages that sites have',
  'generator/cli/new/starts.ts': 'languages of a new site',
  'generator/cli/commands/test-examples.ts': 'languages of sites in which blocks are tried, one of each direction',
  'generator/editor/document/grid/blank.ts': 'the language of a site: examples are in Arabic',
  'generator/editor/document/tasks/blank.ts': 'the language of a site',
  'generator/editor/document/tasks/task.ts': 'the language of a site',
  'generator/editor/app/form/grid-control.tsx': 'the language of a site',
  'generator/editor/app/model/blank.ts': 'the language of a site: examples are in Arabic',
  'generator/editor/app/store/blank-parts.ts': 'the language of a site',
  'generator/import/sources/word/document.ts': 'the language of a document, by its script',
  'generator/import/sources/word/run-language.ts': 'languages of the words of a document',
  'generator/assets/files/inspect-font.ts': 'letters that a font lacks, by script',
};

const isLanguage = (value: unknown) => messageLanguages.some((one) => one === value);
const hasSeveral = (values: readonly unknown[]) => messageLanguages.filter((one) => values.includes(one)).length > 1;

const literalOf = (node: ESTree.Node | null) => (node?.type === 'Literal' ? node.value : undefined);
const nameOf = (member: ESTree.TSSignature) =>
  member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? member.key.name : undefined;

/** Places where a source lists the message languages or compares a value with one. */
function findLists(file: string, code: string): string[] {
  const found: string[] = [];
  const add = ({ start, end }: ESTree.Node) => found.push(code.slice(start, end).replaceAll(/\s+/g, ' '));
  new Visitor({
    TSUnionType: (node) => {
      if (hasSeveral(node.types.map((one) => (one.type === 'TSLiteralType' ? literalOf(one.literal) : undefined)))) add(node);
    },
    TSTypeLiteral: (node) => {
      if (hasSeveral(node.members.map(nameOf))) add(node);
    },
    TSInterfaceBody: (node) => {
      if (hasSeveral(node.body.map(nameOf))) add(node);
    },
    TSTupleType: (node) => {
      const names = node.elementTypes.map((one) =>
        one.type === 'TSNamedTupleMember' && one.label.type === 'Identifier' ? one.label.name : undefined,
      );
      if (hasSeveral(names)) add(node);
    },
    ArrayExpression: (node) => {
      if (hasSeveral(node.elements.map(literalOf))) add(node);
    },
    BinaryExpression: (node) => {
      if (/^[!=]==?$/.test(node.operator) && isLanguage(literalOf(node.right))) add(node);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

describe('message languages', () => {
  const lists = new Map(
    productFiles()
      .filter((file) => !file.startsWith('generator/dist/'))
      .map((file) => [file, findLists(file, readFileSync(join(projectRoot, file), 'utf8'))] as const)
      .filter(([, found]) => found.length > 0),
  );

  test('are listed in one file', () => {
    expect([...lists].filter(([file]) => !Object.hasOwn(exceptions, file))).toEqual([]);
  });

  test('have no unused exception', () => {
    expect(Object.keys(exceptions).filter((file) => !lists.has(file))).toEqual([]);
  });

  test.each([
    ["type One = 'en' | 'ar' | undefined;", "'en' | 'ar' | undefined"],
    ['const text: { ar: string; en: string } = one;', '{ ar: string; en: string }'],
    ['interface Text { ar: string; en: string }', '{ ar: string; en: string }'],
    ['type Name = readonly [ar: string, en: string];', '[ar: string, en: string]'],
    ["for (const one of ['ar', 'en']) say(one);", "['ar', 'en']"],
    ["const comma = language === 'ar' ? '، ' : ', ';", "language === 'ar'"],
  ])('are detected in: %s', (code, found) => {
    expect(findLists('one.ts', code)).toEqual([found]);
  });

  test('may be keys of a typed table', () => {
    expect(findLists('one.ts', "const text: Record<MessageLanguage, string> = { ar: 'نعم', en: 'Yes' };")).toEqual([]);
  });
});

test('falls back to English for other languages', () => {
  expect(['ar', 'ar-EG', 'en-GB', 'fr', 'arn', ''].map(wordsLanguage)).toEqual(['ar', 'ar', 'en', 'en', 'en', 'en']);
});

test('cycles through the languages', () => {
  expect(new Set(messageLanguages.map(nextLanguage))).toEqual(new Set(messageLanguages));
  expect(messageLanguages.some((one) => nextLanguage(one) === one)).toBe(false);
});

test('maps texts by the order of the list, missing ones to English', () => {
  expect(byMessageLanguage(['نعم', 'Yes'])).toMatchObject({ ar: 'نعم', en: 'Yes' });
  expect(byMessageLanguage(['42'])).toEqual(inEachLanguage(() => '42'));
  expect(byMessageLanguage(['', 'Yes', ''])).toEqual(inEachLanguage(() => 'Yes'));
  expect(inEachLanguage(messageDirection)).toMatchObject({ ar: 'rtl', en: 'ltr' });
});

test.each([
  [['دورة', 'Course'], true],
  [['دورة', 'Course', 'Cours', 'Kurs'], true],
  [['دورة'], false],
  [['دورة', ' '], false],
  [['دورة', 'Course', ''], false],
  [['دورة', 2], false],
  ['دورة', false],
  [undefined, false],
])('%j as a text of a custom block is valid: %s', (texts, isValid) => {
  expect(isCustomTexts(texts)).toBe(isValid);
});
