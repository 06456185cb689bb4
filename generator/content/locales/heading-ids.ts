import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { anchorOf } from '../../../templates/components/anchor.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import { type Field, within } from '../site/fields.ts';
import { plainWords } from '../text/inline/read.ts';
import { isWithinLanguages } from './addresses.ts';
import type { SiteLanguage } from './languages.ts';
import { choose, headingIn, textByLanguageAt } from './texts-by-language.ts';

interface ContentInLanguages {
  /** Content of the file. */
  site: unknown;
  languages: readonly SiteLanguage[];
}

/** Whether a path is a block of a page. */
const isBlock = ([top, , list, ...rest]: Path) => top === 'routes' && list === 'blocks' && rest.length === 1;

/** Blocks of a page that lists its sections; undefined for other pages. */
function listedBlocks(site: unknown, path: Path): readonly unknown[] | undefined {
  const page = isBlock(path) ? items(get(site, 'routes'))[Number(path[1])] : undefined;
  return get(page, 'contents') === undefined ? undefined : items(get(page, 'blocks'));
}

/** Words of a heading in the default language. */
function wordsOf(heading: unknown, field: Field, languages: readonly SiteLanguage[]): string | undefined {
  const [first] = languages;
  const byLanguage = textByLanguageAt(heading, field);
  const words = byLanguage && first ? choose(byLanguage, first, languages)?.value : heading;
  return typeof words === 'string' ? words : undefined;
}

const anchorIn = (words: string, field: Field) =>
  anchorOf(fieldRoleOf(field.is === 'value' ? field.kind : undefined).hasMarks ? plainWords(words) : words);

/** Id of a section on its page in the default language, where sections of equal headings are numbered. */
function sectionId(block: unknown, blocks: readonly unknown[], idOf: (block: unknown) => string | undefined): string | undefined {
  const taken = new Set(blocks.map((one) => get(one, 'id')));
  for (const one of blocks) {
    const base = get(one, 'id') === undefined && !descriptorOf(get(one, 'type') as string)?.isCall ? idOf(one) : undefined;
    let id = base;
    for (let count = 2; base !== undefined && taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    if (one === block) return id;
  }
  return undefined;
}

/**
 * Id of a heading without one, from its words in the default language, so that links lead to it in every language: a heading of
 * running text, or of a section in the list of its page.
 * @param resolved the same object in a language
 * @returns the id and the path of the words in the object; undefined where the words of the language are the same
 */
export function headingIdOf(
  {
    value,
    resolved,
    field,
    path,
  }: { value: Record<string, unknown>; resolved: Record<string, unknown>; field: Field; path: Path },
  { site, languages }: ContentInLanguages,
): { id: string; place: Path } | undefined {
  const [first] = languages;
  const blocks = listedBlocks(site, path);
  const isSection = field.is === 'object' && field.fields.has('id') && field.fields.has('heading');
  const key = blocks && isSection ? 'heading' : headingIn(field);
  if (key === undefined || !first || 'id' in value || typeof resolved[key] !== 'string') return undefined;
  const own = within(field, key);
  const words = wordsOf(value[key], own, languages);
  if (words === undefined || words === resolved[key]) return undefined;
  const idIn = (block: unknown) => {
    const heading = isWithinLanguages(block, first) ? wordsOf(get(block, 'heading'), own, languages) : undefined;
    return heading && anchorIn(heading, own);
  };
  const id = blocks ? sectionId(value, blocks, idIn) : anchorIn(words, own);
  return id === undefined ? undefined : { id, place: [key, first.tag] };
}
