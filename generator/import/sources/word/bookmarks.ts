import { childOf, childrenOf, type XmlElement } from '../office/xml.ts';
import type { Styles } from './styles.ts';

interface Bookmarks {
  anchors: Map<string, string>;
  headingIds: Map<XmlElement, string>;
}

/**
 * Finds the heading that each bookmark leads to: the one that it is in, or the nearest before it. A heading is named after the
 * first bookmark in it, or else after the first that it is the nearest to.
 */
export function findBookmarks(body: XmlElement, styles: Styles): Bookmarks {
  const anchors = new Map<string, string>();
  const headingIds = new Map<XmlElement, string>();
  let heading: XmlElement | undefined;
  const waiting: string[] = [];
  const settle = (name: string) => {
    if (!heading) return;
    const id = headingIds.get(heading) ?? name;
    headingIds.set(heading, id);
    anchors.set(name, id);
  };
  const visit = (element: XmlElement, isInParagraph: boolean) => {
    for (const child of childrenOf(element)) {
      const name = child.attributes['w:name'];
      if (child.name === 'w:bookmarkStart' && name !== undefined && name !== '_GoBack') {
        if (isInParagraph) settle(name);
        else waiting.push(name);
      }
      if (child.name === 'w:p') {
        if (styles.roleOf(childOf(child, 'w:pPr')).type === 'heading') heading = child;
        for (const one of waiting.splice(0)) settle(one);
      }
      visit(child, isInParagraph || child.name === 'w:p');
    }
  };
  visit(body, false);
  return { anchors, headingIds };
}
