import type { DocumentKind } from '../model/document.ts';
import type { PlannedLanguages } from './plan-languages.ts';
import type { DocumentHeader } from './types.ts';

/** A page or item of the new site: a document, or several that are translations of one another. */
export interface Unit {
  kind: DocumentKind;
  type: string;
  /** By language, in the order of the languages of the site. */
  members: ReadonlyMap<string, DocumentHeader>;
  /** The member in the default language, or the first. */
  leader: DocumentHeader;
}

const compareIds = new Intl.Collator('en', { numeric: true }).compare;

/** Oldest first, so that names do not change when documents are added. */
const byAge = (one: DocumentHeader, other: DocumentHeader): number => {
  const [first, second] = [one.date?.slice(0, 10) ?? '9999', other.date?.slice(0, 10) ?? '9999'];
  if (first !== second) return first < second ? -1 : 1;
  return compareIds(one.id, other.id) || (one.id < other.id ? -1 : Number(one.id !== other.id));
};

/** Groups documents by what they translate: those of the same kind and status. @returns oldest first */
export function unitsOf(headers: readonly DocumentHeader[], languages: PlannedLanguages): Unit[] {
  const groups = new Map<string, Map<string, DocumentHeader>>();
  for (const header of headers.toSorted(byAge)) {
    const language = languages.of(header.language);
    const { kind, type, status, translationGroup } = header;
    const shared = translationGroup === undefined ? undefined : JSON.stringify([kind, type, status, translationGroup]);
    const group = shared === undefined ? undefined : groups.get(shared);
    if (group && !group.has(language)) group.set(language, header);
    else groups.set(shared === undefined || group ? JSON.stringify([header.id]) : shared, new Map([[language, header]]));
  }
  return [...groups.values()].flatMap((group): Unit[] => {
    const members = new Map(languages.tags.flatMap((tag) => (group.has(tag) ? [[tag, group.get(tag) as DocumentHeader]] : [])));
    const [leader] = members.values();
    return leader ? [{ kind: leader.kind, type: leader.type, members, leader }] : [];
  });
}
