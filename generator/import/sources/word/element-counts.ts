import type { Counts, Omission } from '../../model/losses.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../office/xml.ts';
import { allTextOf } from './all-text.ts';
import { omit, type WordContext } from './context.ts';

type ElementCounts = Partial<Omit<Counts, 'words'>>;

/** What one element is. */
function measureOf(element: XmlElement, { styles }: WordContext): keyof ElementCounts | undefined {
  switch (element.name) {
    case 'w:hyperlink':
      return 'links';
    case 'w:instrText':
      return /^\s*HYPERLINK\b/i.test(textOf(element)) ? 'links' : undefined;
    case 'a:blip':
    case 'v:imagedata':
      return 'pictures';
    case 'w:tc':
      return 'tableCells';
    case 'w:p': {
      const properties = childOf(element, 'w:pPr');
      const number = childOf(styles.findProperty(properties, 'w:numPr'), 'w:numId')?.attributes['w:val'];
      if (styles.roleOf(properties).type === 'heading') return 'headings';
      return number === undefined || number === '0' ? undefined : 'listItems';
    }
    default:
      return undefined;
  }
}

/** What is in an element that is left out, but words. */
function elementCounts(element: XmlElement, context: WordContext): ElementCounts {
  const counts: ElementCounts = {};
  const visit = (one: XmlElement) => {
    const measure = measureOf(one, context);
    if (measure) counts[measure] = (counts[measure] ?? 0) + 1;
    const shown = one.name === 'mc:AlternateContent' ? [childOf(one, 'mc:Choice') ?? one] : childrenOf(one);
    for (const child of shown) if (child !== one) visit(child);
  };
  visit(element);
  return counts;
}

/** Reports an element that is left out, with what is in it. */
export function omitElement(element: XmlElement, omission: Pick<Omission, 'reason' | 'name'>, context: WordContext): void {
  const text = allTextOf(element).trim();
  const counts = elementCounts(element, context);
  if (text !== '' || Object.keys(counts).length > 0) omit(context, { ...omission, text, counts });
}

/** Names of changes that put words elsewhere, or other words in their place. */
const moved = new Set(['w:txbxContent', 'c:chart', 'SmartArt', 'm:oMath', 'w:numPr']);

/** Whether reading a part left out words, or moved them, so that what remains is not the part as it was. */
export function watchLosses({ losses }: WordContext): () => boolean {
  const [omissions, changes] = [losses.omissions.length, losses.changes.length];
  return () =>
    losses.omissions.slice(omissions).some(({ text }) => text !== '') ||
    losses.changes.slice(changes).some(({ name }) => moved.has(name));
}
