import type { BlockNode, InlineNode } from '../model/content.ts';
import { textOfInline } from '../model/text.ts';
import { attributeOf, classesOf, type HtmlElement, type HtmlNode, isElement, isText } from './dom.ts';
import type { HtmlReader, ReadState } from './html-reader.ts';
import { readInline } from './inline.ts';
import { figuresIn } from './pictures.ts';
import { isBlank, paragraphsIn, tidyInline } from './tidy.ts';

const isButton = (element: HtmlElement): boolean =>
  element.tagName === 'a' &&
  attributeOf(element, 'href') !== undefined &&
  classesOf(element).some((name) => /^(?:wp-block-button__link|btn|button|elementor-button|elementor-button-link)$/.test(name));

/** Whether nodes are only links that look like buttons. */
const areButtons = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some(isElement) &&
  nodes.every((node) => (isElement(node) ? isButton(node) || node.tagName === 'br' : !isText(node) || node.value.trim() === ''));

/** Links of a text that has nothing else; undefined if it has. */
function buttonsIn(nodes: readonly InlineNode[]): { label: string; href: string }[] | undefined {
  const shown = nodes.filter((node) => node.type !== 'break' && !(node.type === 'text' && node.value.trim() === ''));
  const links = shown.filter((node) => node.type === 'link');
  const isPlain = (node: InlineNode): boolean =>
    node.type === 'text' || (/^(?:strong|emphasis)$/.test(node.type) && 'children' in node && node.children.every(isPlain));
  if (links.length === 0 || links.length !== shown.length || !links.every(({ children }) => children.every(isPlain)))
    return undefined;
  return links.map(({ href, children }) => ({ label: textOfInline(children).trim(), href }));
}

/** Paragraphs, pictures and buttons of text and inline elements between blocks. */
export function readParagraphs(nodes: readonly HtmlNode[], reader: HtmlReader, state: ReadState): BlockNode[] {
  const sentence = tidyInline(readInline(nodes, reader, state));
  const buttons = areButtons(nodes) ? buttonsIn(sentence) : undefined;
  if (buttons !== undefined) return [{ type: 'buttons', links: buttons }];
  return paragraphsIn(sentence).flatMap((part): BlockNode[] => {
    if (isBlank(part)) return [];
    const figures = figuresIn(part);
    if (figures !== undefined) return figures;
    const children = inLanguage(
      state.marks.reduceRight((inner, mark) => mark(inner), part),
      reader,
      state,
    );
    return [{ type: 'paragraph', children }];
  });
}

const baseOf = (language: string | undefined): string | undefined => language?.split('-')[0]?.toLowerCase();

/** Marks words of another language than the page's. */
export const inLanguage = (children: InlineNode[], reader: HtmlReader, { language }: ReadState): InlineNode[] =>
  language === undefined || baseOf(language) === baseOf(reader.context.language) || isBlank(children)
    ? children
    : [{ type: 'language', language, children }];
