import sax from 'sax';
import type { Place } from '../../model/content.ts';
import { SourceError } from '../../model/source-error.ts';
import { prefixOf } from './namespaces.ts';

/** Element of an XML file. Names have the usual prefix of their namespace (`w:p`), whatever the file calls it. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** What a pass over a file calls. */
export interface XmlVisitor {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text: (value: string) => void;
}

const maxDepth = 400;
const maxElements = 4_000_000;

/** Decodes a file in UTF-8, or in UTF-16 with a byte order mark. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Prefixes that are in scope: of the file to the usual ones. */
type Scope = ReadonlyMap<string, string>;

function scopeOf(attributes: Record<string, string>, outer: Scope): Scope {
  let scope: Map<string, string> | undefined;
  for (const [name, value] of Object.entries(attributes)) {
    const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined;
    if (prefix === undefined) continue;
    scope ??= new Map(outer);
    scope.set(prefix, prefixOf(value) ?? prefix);
  }
  return scope ?? outer;
}

function rename(name: string, scope: Scope, isAttribute: boolean): string {
  const at = name.indexOf(':');
  if (at < 0 && isAttribute) return name;
  const prefix = at < 0 ? '' : name.slice(0, at);
  const usual = scope.get(prefix) ?? prefix;
  const local = name.slice(at + 1);
  return usual === '' ? local : `${usual}:${local}`;
}

/**
 * Goes through an XML file. Document types and entities of its own are refused.
 * @throws SourceError
 */
export function walkXml(bytes: Uint8Array, place: Place, visitor: XmlVisitor): void {
  const parser = sax.parser(true, { position: true, strictEntities: true });
  const scopes: Scope[] = [new Map()];
  let elements = 0;
  const fail = (reason: 'hostile' | 'malformed' | 'too-large', detail = ''): never => {
    throw new SourceError(reason, { file: place.file, line: parser.line + 1 }, detail);
  };
  parser.ondoctype = () => fail('hostile', 'DOCTYPE');
  parser.onerror = (error) => fail('malformed', error.message.split('\n')[0]);
  parser.onopentag = ({ name, attributes }) => {
    const scope = scopeOf(attributes, scopes.at(-1) ?? new Map());
    if (scopes.push(scope) > maxDepth) fail('hostile');
    if (++elements > maxElements) fail('too-large');
    const renamed: Record<string, string> = {};
    for (const key of Object.keys(attributes)) renamed[rename(key, scope, true)] = attributes[key] ?? '';
    visitor.open(rename(name, scope, false), renamed);
  };
  parser.onclosetag = (name) => {
    const scope = scopes.pop() ?? new Map();
    visitor.close(rename(name, scope, false));
  };
  parser.ontext = visitor.text;
  parser.oncdata = visitor.text;
  parser.write(decode(bytes)).close();
}

/** Reads an XML file as a tree. @throws SourceError */
export function readXml(bytes: Uint8Array, place: Place): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  walkXml(bytes, place, {
    open: (name, attributes) => {
      const element = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    close: () => open.pop(),
    text: (value) => open.at(-1)?.children.push(value),
  });
  const element = root.children.find((child) => typeof child !== 'string');
  if (!element) throw new SourceError('malformed', place);
  return element;
}

/** Elements directly in an element, of a name if given. */
export const childrenOf = (element: XmlElement | undefined, name?: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );

/** The first element at a path of names. */
export function childOf(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let found = element;
  for (const name of path)
    found = found?.children.find((child) => typeof child !== 'string' && child.name === name) as XmlElement;
  return found;
}

/** All elements below an element of one of the names, in order; nothing within those found. */
export function descendantsOf(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return childrenOf(element).flatMap((child) => (names.includes(child.name) ? [child] : descendantsOf(child, ...names)));
}

/** All text in an element. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
