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

type Nameless = Required<Pick<LinkTarget, 'title' | 'gives'>>;

/** What people call a thing that may have an id: its question, or its heading. */
function titleOf(value: unknown): string | undefined {
  const question = get(value, 'question');
  const words = typeof question === 'string' ? question : nameOf(value);
  return words === undefined ? undefined : plainWords(words);
}

/** Places in a value at which an id may stand and does not, with the words of each. */
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
 * Headings of a page to which no link can lead as yet, each with an id that is free there: sections and what is in them.
 * The title of a page is the page itself, a hidden section is not on it, and what has an address by its words needs no id.
 * @param page its place in the content; @param taken ids that it has
 */
export function namelessIn(content: unknown, page: Path, taken: readonly string[]): Nameless[] {
  const sections = items(get(page.reduce(get, content), 'blocks'));
  const ids = [...taken];
  return sections.flatMap((section, index) => {
    const type = String(get(section, 'type'));
    if (isHidden(section) || descriptorOf(type)?.isTitle?.(section) === true) return [];
    return placesIn(indexOfType('routes', type), section, [...page, 'blocks', index]).map(({ title, at }): Nameless => {
      const id = freeName(title, ids, 'section');
      ids.push(id);
      return { title, gives: { at, id } };
    });
  });
}
