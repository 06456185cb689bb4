import { fileOfHref } from '../../../templates/model/files/file-kinds.ts';
import { aboutKind, type Kind } from '../../../templates/schema/kind-table.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { chosen, type Field, kindUnder, siteField, type VisitedValue, walkFields, within } from './fields.ts';

/** Addresses of files in a sentence, whose links are written in it. */
const inSentence = /(?<=\]\()\/[^\s)]+/g;

function addLinked(named: Set<string>, href: string): void {
  const file = fileOfHref(href);
  if (file !== undefined) named.add(file);
}

function addNamed(named: Set<string>, value: string, kind: Kind | undefined): void {
  const { file, address, hasMarks } = aboutKind(kind);
  if (file === 'file') named.add(value);
  else if (address === 'link' || address === 'onward') addLinked(named, value);
  else if (hasMarks && value.includes('](/')) {
    for (const [href] of value.matchAll(inSentence)) addLinked(named, href);
  }
}

/** Finds what a part of the content names. Parts stay the same objects while others are edited. */
const finderOf = memoizeByObject((field: Field) =>
  memoizeByObject((part: object): ReadonlySet<string> => {
    const named = new Set<string>();
    const visit = (visited: VisitedValue) => {
      if (typeof visited.value === 'string') addNamed(named, visited.value, visited.kind);
    };
    walkFields(part, visit, { field });
    return named;
  }),
);

/** Levels of the content that are gone through each time; below them stand pages, collections, and parts of the rest. */
const levels = 2;

/** Names of the files under `assets/` that some content names or links to, pictures apart. */
export function namedFiles(content: unknown): Set<string> {
  const named = new Set<string>();
  const visit = (part: object, field: Field, level: number) => {
    for (const [key, child] of Object.entries(part)) {
      const inner = chosen(within(field, key), child);
      if (typeof child === 'string') addNamed(named, child, kindUnder(key, inner, child));
      if (typeof child !== 'object' || child === null) continue;
      if (level < levels) visit(child, inner, level + 1);
      else for (const name of finderOf(inner)(child)) named.add(name);
    }
  };
  if (typeof content === 'object' && content !== null) visit(content, siteField, 1);
  return named;
}
