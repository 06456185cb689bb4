import type { SourceMenuItem } from '../../../model/document.ts';
import { plainText } from '../values/plain-text.ts';
import { type EditorBlock, parseBlocks } from './block-grammar.ts';

/** What a menu of the block editor refers to. */
export interface NavigationTargets {
  /** Title of a post that the site may contain. */
  document: (id: string) => { title: string } | undefined;
  isHidden: (id: string) => boolean;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function itemOf({ attributes }: EditorBlock, { document, isHidden }: NavigationTargets): SourceMenuItem | undefined {
  const [id, href] = [text(attributes.id), text(attributes.url).trim()];
  const isPost = attributes.kind === 'post-type' && id !== '';
  if (isPost && isHidden(id)) return undefined;
  const target = isPost ? document(id) : undefined;
  const label = plainText(text(attributes.label)) || (target?.title ?? '');
  if (label === '') return undefined;
  if (target) return { label, document: id, items: [] };
  return href === '' || href === '#' ? { label, items: [] } : { label, href, items: [] };
}

/** Items of a menu of the block editor, with their levels. Lists of pages and other blocks in it are made by WordPress. */
function itemsIn(parts: readonly (string | EditorBlock)[], targets: NavigationTargets): SourceMenuItem[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    const items = itemsIn(part.parts, targets);
    const isItem = part.name === 'core/navigation-link' || part.name === 'core/navigation-submenu';
    const item = isItem ? itemOf(part, targets) : undefined;
    return item ? [{ ...item, items }] : items;
  });
}

/** Items of a post of the type `wp_navigation`. */
export const navigationItems = (content: string, targets: NavigationTargets): SourceMenuItem[] =>
  itemsIn(parseBlocks(content), targets);
