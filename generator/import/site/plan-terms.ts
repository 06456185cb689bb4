import { freePersonName } from '../../editor/document/free-name.ts';
import type { SourceAuthor, SourceOutline, SourceTerm } from '../model/document.ts';
import { NamePool, nameOf } from './name-pool.ts';
import type { PlannedCollection } from './plan-collections.ts';
import type { PlannedLanguages } from './plan-languages.ts';

/** Lists of terms of a collection. */
export type TermKind = 'groups' | 'tags' | 'authors';

/** A category, tag or author of a collection. */
export interface PlannedTerm {
  name: string;
  /** By language; `*` for one that is of all languages. */
  titles: ReadonlyMap<string, string>;
  descriptions: ReadonlyMap<string, string>;
  /** Addresses of its list on the old site, each with its language; `*`: of all. */
  addresses: readonly (readonly [address: string, language: string])[];
}

/** The terms of a collection, and the names of those of a document. */
export interface PlannedTerms {
  lists: Record<TermKind, readonly PlannedTerm[]>;
  /** Planned names of source names, in order, each once. */
  namesOf(kind: TermKind, names: readonly string[], language: string): string[];
  /** Source names that the collection has no room for. */
  othersOf(kind: TermKind, names: readonly string[]): string[];
}

/** Largest number of groups or tags of items that are no posts: filters have no more. */
const mostTerms = 16;

type Source = Pick<SourceTerm, 'name' | 'title' | 'description' | 'language' | 'translationGroup' | 'addresses'>;

const sourcesOf = ({ terms, authors }: Pick<SourceOutline, 'terms' | 'authors'>): Record<TermKind, readonly Source[]> => ({
  groups: terms.filter(({ taxonomy }) => taxonomy === 'category'),
  tags: terms.filter(({ taxonomy }) => taxonomy === 'tag'),
  authors: authors satisfies readonly SourceAuthor[],
});

const documentKeys = { groups: 'categories', tags: 'tags', authors: 'authors' } as const;

/** Language of the documents that have a term, if they have the same; the term itself may not say. */
function languageOfUse(name: string, { units }: PlannedCollection, kind: TermKind): string | undefined {
  const used = units.flatMap(({ members }) => [...members].filter(([, header]) => header[documentKeys[kind]].includes(name)));
  const [first, ...others] = new Set(used.map(([language]) => language));
  return others.length === 0 ? first : undefined;
}

function countsIn({ units }: PlannedCollection, kind: TermKind): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { members } of units)
    for (const header of members.values())
      for (const name of header[documentKeys[kind]]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Names with the most documents; of equal ones the first. */
function mostUsed(counts: ReadonlyMap<string, number>, most: number): Set<string> {
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return new Set(sorted.slice(0, most).map(([name]) => name));
}

/** Sources that are translations of one another, together. */
function grouped(sources: readonly Source[]): Source[][] {
  const groups = new Map<string, Source[]>();
  for (const source of sources) {
    const key = JSON.stringify(
      source.translationGroup === undefined ? [source.name, source.language] : [source.translationGroup],
    );
    groups.set(key, [...(groups.get(key) ?? []), source]);
  }
  return [...groups.values()];
}

function textsOf(sources: readonly Source[], key: 'title' | 'description', languages: PlannedLanguages): Map<string, string> {
  const texts = new Map<string, string>();
  for (const source of sources) {
    const language = source.language === undefined && languages.tags.length > 1 ? '*' : languages.of(source.language);
    const text = source[key]?.trim() || (key === 'title' ? source.name : '');
    if (text !== '' && !texts.has(language)) texts.set(language, text);
  }
  return texts;
}

function planTerm(sources: readonly Source[], kind: TermKind, pool: NamePool, languages: PlannedLanguages): PlannedTerm {
  const leader = sources.find(({ language }) => languages.of(language) === languages.tags[0]) ?? sources[0];
  const [name = '', title = ''] = [leader?.name, leader?.title];
  const isPlain = /^[a-z][a-z0-9-]*$/.test(name);
  const wish =
    kind === 'authors' && !isPlain
      ? freePersonName(title || name, [])
      : nameOf(isPlain ? name : title || name, kind.slice(0, -1));
  return {
    name: pool.take(wish),
    titles: textsOf(sources, 'title', languages),
    descriptions: textsOf(sources, 'description', languages),
    addresses: sources.flatMap(({ addresses, language }) =>
      addresses.map((address) => [address, language === undefined ? '*' : languages.of(language)] as const),
    ),
  };
}

interface PlannedList {
  terms: PlannedTerm[];
  /** Planned name by name in the source and language; `''`: of any. */
  byName: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

function planList(kind: TermKind, all: readonly Source[], used: ReadonlySet<string>, languages: PlannedLanguages): PlannedList {
  const known = new Set(all.map(({ name }) => name));
  const unlisted = [...used].filter((name) => !known.has(name)).map((name): Source => ({ name, title: name, addresses: [] }));
  const groups = grouped([...all.filter(({ name }) => used.has(name)), ...unlisted]);
  const pool = new NamePool();
  const nameOfGroup = (group: readonly Source[]) => group[0]?.name ?? '';
  const inOrder = groups.toSorted((one, other) => (nameOfGroup(one) < nameOfGroup(other) ? -1 : 1));
  const planned = new Map(inOrder.map((group) => [group, planTerm(group, kind, pool, languages)]));
  const byName = new Map<string, Map<string, string>>();
  for (const [group, { name }] of planned) {
    for (const source of group) {
      const names = byName.get(source.name) ?? new Map<string, string>();
      byName.set(source.name, names.set(source.language === undefined ? '' : languages.of(source.language), name));
    }
  }
  return { terms: groups.flatMap((group) => planned.get(group) ?? []), byName };
}

/** Terms and authors of a collection: those that its documents have. */
export function planTerms(
  outline: Pick<SourceOutline, 'terms' | 'authors'>,
  collection: PlannedCollection,
  languages: PlannedLanguages,
): PlannedTerms {
  const sources = sourcesOf(outline);
  const most = collection.kind === 'post' ? Number.POSITIVE_INFINITY : mostTerms;
  const listOf = (kind: TermKind) => {
    const used = mostUsed(countsIn(collection, kind), most);
    const all = sources[kind].map((source) => {
      const isOpen = kind !== 'authors' && languages.tags.length > 1 && source.language === undefined && used.has(source.name);
      const language = isOpen ? languageOfUse(source.name, collection, kind) : undefined;
      return language === undefined ? source : { ...source, language };
    });
    return planList(kind, all, used, languages);
  };
  const lists = { groups: listOf('groups'), tags: listOf('tags'), authors: listOf('authors') };
  const find = (kind: TermKind, name: string, language: string) => {
    const names = lists[kind].byName.get(name);
    return names?.get(language) ?? names?.get('') ?? [...(names?.values() ?? [])][0];
  };
  return {
    lists: { groups: lists.groups.terms, tags: lists.tags.terms, authors: lists.authors.terms },
    namesOf: (kind, names, language) => [...new Set(names.flatMap((name) => find(kind, name, language) ?? []))],
    othersOf: (kind, names) => names.filter((name) => !lists[kind].byName.has(name)),
  };
}
