import { descriptorOf } from '../../../../../templates/blocks/descriptors.ts';
import type { NodeIndex } from '../../../../content/schema/compiled-schema.ts';
import { chosenIndex, indexOfType, nodeAt } from '../../../../content/schema/look-up.ts';
import { isHidden } from '../../../../content/site/shown-blocks.ts';
import { plainWords } from '../../../../content/text/inline/read.ts';
import { nameOf } from '../../../../core/diagnostics/place-in-words.ts';
import type { Path } from '../../../../core/json/path.ts';
import { get, items } from '../../../../core/json/walk.ts';
import { freeName } from '../../../document/free-name.ts';
import type { LinkTarget } from '../../../document/protocol-state.ts';

type HeadingWithoutId = Required<Pick<LinkTarget, 'title' | 'gives'>>;

/** Heading of an object that may have an id. */
function titleOf(value: unknown): string | undefined {
  const question = get(value, 'question');
  const words = typeof question === 'string' ? question : nameOf(value);
  return words === undefined ? undefined : plainWords(words);
}

/** Objects without an id that may have one: heading and path of the id. */
function placesIn(index: NodeIndex | undefined, value: unknown, path: Path): { title: string; at: Path }[] {
  const shape = index === undefined ? undefined : nodeAt(chosenIndex(index, value));
  if (shape?.is === 'list') return items(value).flatMap((item, at) => placesIn(shape.item, item, [...path, at]));
  if (shape?.is !== 'object') return [];
  const id = nodeAt(shape.fields.id);
  const title = id?.is === 'string' && id.kind === 'id' && get(value, 'id') === undefined ? titleOf(value) : undefined;
  const inner = Object.entries(shape.fields).flatMap(([key, field]) => placesIn(field, get(value, key), [...path, key]));
  return [...(title === undefined ? [] : [{ title, at: [...path, 'id'] }]), ...inner];
}

/**
 * Headings of a page that links cannot target yet, each with a free id. Excluded are the title of the page, hidden sections,
 * and headings whose anchor is derived from their words.
 * @param page path of the page
 * @param taken existing ids
 */
export function headingsWithoutId(content: unknown, page: Path, taken: readonly string[]): HeadingWithoutId[] {
  const sections = items(get(page.reduce(get, content), 'blocks'));
  const ids = [...taken];
  return sections.flatMap((section, index) => {
    const type = String(get(section, 'type'));
    if (isHidden(section) || descriptorOf(type)?.isTitle?.(section) === true) return [];
    return placesIn(indexOfType('routes', type), section, [...page, 'blocks', index]).map(({ title, at }): HeadingWithoutId => {
      const id = freeName(title, ids, 'section');
      ids.push(id);
      return { title, gives: { at, id } };
    });
  });
}
