import { childOf, childrenOf, textOf, type XmlElement } from '../office/xml.ts';

/** Text of an element with alternative texts, deleted and hidden text too; paragraphs end with a line feed. */
export function allTextOf(element: XmlElement): string {
  switch (element.name) {
    case 'w:t':
    case 'w:delText':
    case 'a:t':
      return textOf(element);
    case 'm:t':
      return ` ${textOf(element)} `;
    case 'wp:docPr':
      return ` ${element.attributes.descr ?? ''} `;
    case 'w:tab':
    case 'w:br':
    case 'w:cr':
      return ' ';
    case 'mc:AlternateContent': {
      const chosen = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback');
      return chosen ? allTextOf(chosen) : '';
    }
    default: {
      const text = childrenOf(element).map(allTextOf).join('');
      return element.name === 'w:p' || element.name === 'a:p' ? `${text}\n` : text;
    }
  }
}
