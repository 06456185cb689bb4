import * as z from 'zod';
import type { EntryPoint } from '../../../generator/bundle/templates/custom-modules.ts';
import * as blocksDoor from '../../../templates/custom-blocks/blocks.ts';
import { type Both, both, code, inBoth, placeName, same } from './both.ts';
import { type Declared, declarationsOf } from './declarations.ts';
import { withoutMarks } from './key-pieces.ts';
import type { Content, Made } from './page.ts';
import { ownReferenceWords as words } from './words.ts';

/** Letters of a line of a docstring. */
const widest = 92;

/** Words in lines as long as those of code. */
function linesOf(words: readonly string[]): string[] {
  const lines = [''];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`.trimStart();
    if (line.length > widest) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

/** What a docstring says, in lines as code has them. */
function commentOf(doc: string): string {
  if (doc === '') return '';
  const lines = doc.split('\n').flatMap((paragraph) => linesOf(paragraph.split(' ')));
  return lines.length === 1 ? `/** ${lines[0]} */\n` : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

/** Fields that a value of `qiyam/blocks` holds, by their keys: of an object schema, or of keys that schemas share. */
function fieldsOf(name: string): [string, z.ZodType][] {
  const value: unknown = (blocksDoor as Record<string, unknown>)[name];
  const shape = value instanceof z.ZodObject ? value.shape : value;
  if (typeof shape !== 'object' || shape === null || shape instanceof z.ZodType) return [];
  return Object.entries(shape).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
}

/** What a field is, in both languages: said of its use, or of what it is made from. */
function meaningOf(field: z.ZodType): Both {
  const { description } = z.globalRegistry.get(field) ?? {};
  if (description === undefined && field instanceof z.ZodOptional) return meaningOf(field.unwrap() as z.ZodType);
  const [ar = '', en = ''] = (description ?? '').split('\n');
  return both(withoutMarks(ar), withoutMarks(en));
}

function piecesOf({ name, doc, code: text }: Declared, door: EntryPoint, group: string): Content[] {
  const fields = door === 'qiyam/blocks' && name !== 'z' ? fieldsOf(name) : [];
  const items = fields.map(([key, field]) => ({ term: same(key), values: [meaningOf(field)] }));
  return [
    // A type may be called as a function is, but for its capital.
    { type: 'subheading', text: same(code(name)), id: `${group}-${placeName(name)}` },
    { type: 'code', language: 'typescript', text: commentOf(doc) + text },
    ...(items.length > 0 ? [{ type: 'facts', items }] : []),
  ];
}

const isType = ({ code: text }: Declared) => /^(?:type|interface) /.test(text);
const isComponent = ({ name }: Declared) => /^[A-Z]/.test(name);
const isCalled = ({ code: text }: Declared) => /^function |^const \w+ = /.test(text);

/** In which part of a page a declaration stands. */
function groupOf(one: Declared, door: EntryPoint): keyof typeof words.groups {
  if (isType(one)) return 'types';
  if (door === 'qiyam/parts' && isComponent(one)) return 'components';
  return isCalled(one) ? 'functions' : 'values';
}

/** Pages of the reference, each with what it has of which doors: types of both stand on one, as pages have room. */
const pages = [
  { name: 'fields', doors: ['qiyam/blocks'], groups: ['functions', 'values'] },
  { name: 'parts', doors: ['qiyam/parts'], groups: ['components', 'functions', 'values'] },
  { name: 'types', doors: ['qiyam/blocks', 'qiyam/parts'], groups: ['types'] },
] as const;

/** What blocks of sites import, as it is declared. @param root of the sources */
export function ownReferencePages(root: string): Made[] {
  return pages.map(({ name, doors, groups }): Made => {
    const body = groups.flatMap((group) =>
      doors.flatMap((door): Content[] => {
        const own = declarationsOf(root, door).filter((one) => groupOf(one, door) === group);
        const heading = doors.length > 1 ? same(code(door)) : words.groups[group];
        return own.length === 0 ? [] : [{ type: 'heading', text: heading }, ...own.flatMap((one) => piecesOf(one, door, group))];
      }),
    );
    return { path: `/own-blocks/${name}`, sequence: 'own-reference', ...words.pages[name], blocks: [{ type: 'prose', body }] };
  });
}

/** The way to them from the page for makers of blocks, whose text in a language it ends. */
export const withReference = (section: Content, made: readonly Made[]): Content => ({
  ...section,
  body: [
    ...(section.body as Content[]),
    inBoth(
      (language) => `${words.heading[language]}: ${made.map(({ title, path }) => `[${title[language]}](${path})`).join(' · ')}`,
    ),
  ],
});
