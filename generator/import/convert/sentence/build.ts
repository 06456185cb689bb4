import { findForbidden } from '../../../../templates/schema/rules.ts';
import { maxMeaningLength } from '../../../content/text/inline/grammar.ts';
import { readLanguage } from '../../../content/text/inline/language.ts';
import { readFormula } from '../../../content/text/math/formula.ts';
import type { FigureNode, InlineNode } from '../../model/content.ts';
import { isBlank, readableText, withoutForbidden } from '../base/characters.ts';
import type { Recorder } from '../base/recorder.ts';
import { type MarkKind, type Part, type SentenceField, textOfParts } from './parts.ts';

export interface BuildOptions {
  field: SentenceField;
  recorder: Recorder;
  /** Address in the new site; undefined if it has none. */
  resolveLink: (href: string) => string | undefined;
  /** Collects pictures in the sentence: they are shown after it. */
  pictures: FigureNode[];
}

/** What is around a node. */
interface Scope extends BuildOptions {
  active: ReadonlySet<MarkKind>;
}

/** Whether all parentheses of an address are in pairs: then they do not end its link. */
function isBalanced(address: string): boolean {
  let depth = 0;
  for (const sign of address.match(/[()]/g) ?? []) {
    depth += sign === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const hexadecimal = (sign: string) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

/** An address between the parentheses of a link: signs that would end it, or be read as marks, are escaped. */
const linkTarget = (href: string): string => href.replaceAll(isBalanced(href) ? /[<>*`[\]^]/g : /[<>*`[\]^()]/g, hexadecimal);

const mark = (kind: MarkKind, children: Part[], target = ''): Part => ({ kind, target, children });

function within(nodes: readonly InlineNode[], scope: Scope, kind: MarkKind): Part[] {
  return partsOf(nodes, { ...scope, active: new Set([...scope.active, kind]) });
}

/** A mark that neither its field allows, nor another of its kind around it, is its words. */
function markOrWords(kind: MarkKind, nodes: readonly InlineNode[], scope: Scope, target = ''): Part[] {
  const children = within(nodes, scope, kind);
  return scope.field === 'plain' || scope.active.has(kind) || isBlank(textOfParts(children))
    ? children
    : [mark(kind, children, target)];
}

function linkParts(node: InlineNode & { type: 'link' }, scope: Scope): Part[] {
  const before = scope.pictures.length;
  const children = within(node.children, scope, 'link');
  const remove = () => scope.recorder.change('link-removed', node.href, '', '', { links: -1 });
  if (isBlank(textOfParts(children))) {
    const own = scope.pictures.slice(before).find(({ href }) => href === undefined);
    if (own) own.href = node.href;
    else remove();
    return children;
  }
  const isPossible = (scope.field === 'passage' || scope.field === 'inline') && !scope.active.has('link');
  const href = isPossible ? scope.resolveLink(node.href) : undefined;
  if (href === undefined) {
    remove();
    return children;
  }
  return [mark('link', children, linkTarget(href))];
}

/** A note is a mark only where its number can be a link; elsewhere it follows in parentheses. */
function noteParts(node: InlineNode & { type: 'note' }, scope: Scope): Part[] {
  const children = within(node.children, scope, 'note');
  const text = textOfParts(children).trim();
  if (isBlank(text)) return [];
  const isPossible = scope.field === 'passage' && !scope.active.has('link') && !scope.active.has('note');
  return isPossible ? [mark('note', children)] : [' (', ...children, ')'];
}

function abbreviationParts(node: InlineNode & { type: 'abbreviation' }, scope: Scope): Part[] {
  const children = within(node.children, scope, 'abbreviation');
  const meaning = readableText(node.meaning)
    .replaceAll(/[\s()[\]*`\\]+/g, ' ')
    .trim();
  const text = textOfParts(children).trim();
  if (isBlank(text)) return isBlank(meaning) ? children : [...children, ` ${meaning} `];
  if (!/[\p{L}\p{N}]/u.test(meaning) || meaning === text) return children;
  // Keys show their words only.
  const isInMark = scope.active.has('abbreviation') || scope.active.has('key');
  const isPossible = scope.field !== 'plain' && !isInMark && /\p{L}/u.test(meaning);
  return isPossible && meaning.length <= maxMeaningLength
    ? [mark('abbreviation', children, meaning)]
    : [...children, ` (${meaning})`];
}

/** A formula that the TeX library refuses is code. */
function formulaParts(tex: string, scope: Scope): Part[] {
  const text = withoutForbidden(tex).replaceAll(/\s+/g, ' ').trim();
  if (isBlank(text)) return [];
  if (scope.field === 'plain' || scope.active.has('key')) return [` ${text} `];
  const read = readFormula(text);
  return [{ kind: read && !('tree' in read) ? 'run' : 'formula', text }];
}

function codeParts(value: string, scope: Scope): Part[] {
  const text = (findForbidden(value) === -1 ? value : withoutForbidden(value)).replaceAll(/[\t\r\n]/g, ' ');
  if (isBlank(text)) return [' '];
  if (scope.field === 'plain') return [text];
  // A key is shown without the spaces at its ends, so they must be outside.
  const [, before = '', inner = '', after = ''] = scope.active.has('key')
    ? (/^(\s*)(.*?)(\s*)$/.exec(text) ?? [])
    : ['', '', text];
  return [...(before && [before]), { kind: 'run', text: inner }, ...(after && [after])];
}

function partsOfNode(node: InlineNode, scope: Scope): Part[] {
  switch (node.type) {
    case 'text':
      return [readableText(node.value)];
    case 'code':
      return codeParts(node.value, scope);
    case 'link':
      return linkParts(node, scope);
    case 'picture':
      scope.pictures.push({ type: 'picture', picture: node.picture });
      return [' '];
    case 'break':
      return scope.field === 'plain' || scope.active.has('key') ? [' '] : [{ kind: 'break' }];
    case 'abbreviation':
      return abbreviationParts(node, scope);
    case 'language': {
      const tag = readLanguage(node.language)?.lang;
      return tag === undefined ? partsOf(node.children, scope) : markOrWords('language', node.children, scope, tag);
    }
    case 'formula':
      return formulaParts(node.tex, scope);
    case 'note':
      return noteParts(node, scope);
    default:
      return markOrWords(node.type, node.children, scope);
  }
}

const partsOf = (nodes: readonly InlineNode[], scope: Scope): Part[] => nodes.flatMap((node) => partsOfNode(node, scope));

/** Parts of a sentence for a field. Records links and words that it cannot have. */
export const buildParts = (nodes: readonly InlineNode[], options: BuildOptions): Part[] =>
  partsOf(nodes, { ...options, active: new Set() });
