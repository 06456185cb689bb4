import { type EditorBlock, hasBlocks, parseBlocks } from '../blocks/block-grammar.ts';
import { type ContentContext, partHtml } from './content-context.ts';
import { dynamicHtml, postsOf } from './dynamic-blocks.ts';
import { withParagraphs } from './paragraphs.ts';
import { shortcodesOf, withoutShortcodes } from './shortcodes.ts';

type Part = string | EditorBlock;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Blocks whose HTML is code, in which brackets are no shortcodes. */
const codeBlocks = new Set(['core/code', 'core/preformatted']);

/** HTML of content of the classic editor: shortcodes, paragraphs. */
export const classicHtml = (html: string, context: ContentContext): string =>
  withParagraphs(withoutShortcodes(html, shortcodesOf(context)));

/** Links to profiles: their names are not in the HTML. */
function socialHtml(block: EditorBlock, context: ContentContext): string {
  const links = block.parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [href, service] = [text(part.attributes.url).trim(), text(part.attributes.service)];
    const label = text(part.attributes.label) || service;
    return href === '' || href === '#' || label === '' ? [] : [{ label, href }];
  });
  const left = block.parts.filter((part) => typeof part !== 'string').length - links.length;
  if (left > 0) context.losses.omissions.push({ reason: 'dynamic', name: 'core/social-link', text: '', place: context.place });
  if (links.length === 0) return '';
  const after = links.map(({ label }) => label).join(' ');
  context.losses.changes.push({
    ...{ reason: 'repeated', name: 'core/social-links', before: '', after, place: context.place },
    counts: { links: links.length },
  });
  return partHtml([{ type: 'buttons', links }], context);
}

/** Content of a reusable block, in its place. */
function reusableHtml(block: EditorBlock, context: ContentContext): string {
  const id = String(block.attributes.ref ?? '');
  const content = context.reusable.includes(id) ? undefined : context.index.reusableBlock(id);
  if (content !== undefined) return contentHtml(content, { ...context, reusable: [...context.reusable, id] });
  context.losses.omissions.push({ reason: 'dynamic', name: `core/block ${id}`, text: '', place: context.place });
  return '';
}

/** A list of posts with what is around its template. */
function queryHtml(block: EditorBlock, context: ContentContext): string {
  const posts = postsOf(block, context);
  const query = posts ? { posts } : {};
  const html = innerHtml(block.parts, { ...context, query });
  if (!posts) context.losses.omissions.push({ reason: 'dynamic', name: block.name, text: '', place: context.place });
  return html;
}

function blockHtml(block: EditorBlock, context: ContentContext): string {
  const replaced = dynamicHtml(block, context);
  if (replaced !== undefined) return replaced;
  switch (block.name) {
    case 'core/block':
      return reusableHtml(block, context);
    case 'core/query':
      return queryHtml(block, context);
    case 'core/social-links':
      return socialHtml(block, context);
    case 'core/freeform':
      return classicHtml(innerHtml(block.parts, context), context);
    case 'core/shortcode':
      return withParagraphs(shortcodesIn(innerHtml(block.parts, context), context, true));
    case 'core/math':
      return mathHtml(block, context);
    default:
      return codeBlocks.has(block.name) ? innerHtml(block.parts, context) : shortcodesInBlock(block, context);
  }
}

/** A formula: its TeX is in the attributes, the HTML is MathML. */
function mathHtml(block: EditorBlock, context: ContentContext): string {
  const tex = text(block.attributes.latex);
  return tex === '' ? innerHtml(block.parts, context) : partHtml([{ type: 'formula', tex }], context);
}

const shortcodesIn = (html: string, context: ContentContext, isOnlyShortcodes: boolean): string =>
  withoutShortcodes(html, { ...shortcodesOf(context), isOnlyShortcodes });

/** HTML of blocks and between them. */
const innerHtml = (parts: readonly Part[], context: ContentContext): string =>
  parts.map((part) => (typeof part === 'string' ? part : blockHtml(part, context))).join('');

const innerMark = /<!--qiyam-inner (\d+)-->/g;

/** HTML of a block. Its shortcodes may contain inner blocks, which are converted already. */
function shortcodesInBlock({ parts }: EditorBlock, context: ContentContext): string {
  const inner: string[] = [];
  const html = parts.map((part) => {
    if (typeof part === 'string') return part;
    inner.push(blockHtml(part, context));
    return `<!--qiyam-inner ${inner.length - 1}-->`;
  });
  return shortcodesIn(html.join(''), context, false).replaceAll(innerMark, (_, index: string) => inner[Number(index)] ?? '');
}

/** HTML that a post consists of: without marks of blocks, shortcodes and blank lines that mean paragraphs. */
export function contentHtml(content: string, context: ContentContext): string {
  if (!hasBlocks(content)) return classicHtml(content, context);
  const parts = parseBlocks(content);
  return parts.map((part) => (typeof part === 'string' ? freeformHtml(part, context) : blockHtml(part, context))).join('');
}

const freeformHtml = (html: string, context: ContentContext): string => (html.trim() === '' ? html : classicHtml(html, context));
