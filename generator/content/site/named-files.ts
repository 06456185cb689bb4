import { fileOfHref } from '../../../templates/model/files/file-kinds.ts';
import { fieldRoleOf, type Kind } from '../../../templates/schema/field-roles.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { chosen, type Field, kindUnder, siteField, type VisitedValue, walkFields, within } from './fields.ts';

/** Addresses of files in the links of a sentence. */
const inSentence = /(?<=\]\()\/[^\s)]+/g;

function addLinked(named: Set<string>, href: string): void {
  const file = fileOfHref(href);
  if (file !== undefined) named.add(file);
}

function addNamed(named: Set<string>, value: string, kind: Kind | undefined): void {
  const { file, address, hasMarks } = fieldRoleOf(kind);
  if (file === 'file') named.add(value);
  else if (address === 'link' || address === 'onward') addLinked(named, value);
  else if (hasMarks && value.includes('](/')) {
    for (const [href] of value.matchAll(inSentence)) addLinked(named, href);
  }
}

/** Finds the files that a part of the content refers to. Cached by identity: unchanged parts stay the same objects. */
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

/**
 * Number of levels that are walked each time; results are cached for the values below: pages, collections and parts of
 * settings.
 */
const levels = 2;

/** Names of the files under `assets/` that content refers to, without pictures. */
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
