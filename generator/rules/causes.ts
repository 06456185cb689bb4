import type { Finding } from '../diagnostics.ts';
import { toPointer } from '../source.ts';
import type { Reference } from './ties.ts';

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Which findings follow from which. */
class Consequences {
  readonly #consequences = new Map<Finding, Set<Finding>>();
  readonly #caused = new Set<Finding>();

  add(cause: Finding, consequence: Finding): void {
    if (cause === consequence) return;
    const following = this.#consequences.get(cause) ?? new Set();
    this.#consequences.set(cause, following.add(consequence));
    this.#caused.add(consequence);
  }

  /** Findings with those that follow from each; what follows from nothing that is told, or only from itself, stays. */
  resolve(findings: Finding[]): Map<Finding, Finding[]> {
    const told = new Map<Finding, Finding[]>();
    const explained = new Set<Finding>();
    const tell = (root: Finding) => {
      const all: Finding[] = [];
      for (let next = [root]; next.length > 0; ) {
        next = next
          .flatMap((one) => [...(this.#consequences.get(one) ?? [])])
          .filter((one) => !explained.has(one) && !told.has(one));
        for (const one of next) explained.add(one);
        all.push(...next);
      }
      told.set(root, all);
    };
    for (const finding of findings) if (!this.#caused.has(finding)) tell(finding);
    // In a circle the first is told.
    for (const finding of findings) if (!explained.has(finding) && !told.has(finding)) tell(finding);
    return told;
  }
}

function linkFacts(findings: Finding[], consequences: Consequences): void {
  const doubts = findings.flatMap((finding) => (finding.doubts ?? []).map((fact) => ({ fact, finding })));
  const doubting = groupBy(doubts, ({ fact }) => fact);
  for (const finding of findings) {
    for (const fact of finding.relies ?? []) {
      for (const { finding: cause } of doubting.get(fact) ?? []) consequences.add(cause, finding);
    }
  }
}

interface Lacking extends Finding {
  lacks: Reference;
}

const lacksName = (finding: Finding): finding is Lacking => finding.lacks !== undefined;

/** A name that several places spell alike and that nothing has, while the nearest is used by none: it is spelt wrong itself. */
function misspelt({ path, atKey = false }: Pick<Finding, 'path' | 'atKey'>, group: Lacking[]): Finding {
  const [first] = group;
  const parameters = { found: first?.lacks.near ?? '', nearest: first?.lacks.name ?? '', count: group.length };
  return { code: 'misspelt-name', path, atKey, parameters, ...(first && { other: first.path }) };
}

const keyOfName = ({ space, name }: { space: string; name: string }) => `${space}\n${name}`;

/** Ties what lacks a name to what is wrong with the names that there are. Gives back findings that say it for several. */
function linkNames(findings: Finding[], consequences: Consequences): Finding[] {
  const groups = groupBy(findings.filter(lacksName), ({ lacks }) => keyOfName(lacks));
  const news: Finding[] = [];
  const left = new Map<string, Lacking[][]>();
  const unusedOnes = new Map<string, Finding>();
  for (const one of findings.toReversed()) if (one.unused) unusedOnes.set(keyOfName(one.unused), one);
  const misnamed = groupBy(
    findings.filter(({ misnames }) => misnames),
    ({ misnames }) => misnames?.space ?? '',
  );
  const misnamedAs = groupBy([...misnamed.values()].flat(), ({ misnames }) =>
    keyOfName({ space: misnames?.space ?? '', name: misnames?.name ?? '' }),
  );
  for (const group of groups.values()) {
    const { space, near, nearAt } = (group[0] as Lacking).lacks;
    const meant = near === undefined ? [] : (misnamedAs.get(keyOfName({ space, name: near })) ?? []);
    const unused = near === undefined ? undefined : unusedOnes.get(keyOfName({ space, name: near }));
    if (meant.length > 0) for (const cause of meant) for (const one of group) consequences.add(cause, one);
    else if ((unused || nearAt) && group.length > 1) {
      const cause = misspelt(unused ?? { path: nearAt ?? [] }, group);
      news.push(cause);
      for (const one of group) consequences.add(cause, one);
      if (unused) consequences.add(cause, unused);
    } else if (unused) for (const one of group) consequences.add(one, unused);
    else if (near === undefined)
      left
        .set(space, left.get(space) ?? [])
        .get(space)
        ?.push(group);
  }
  for (const [space, others] of left) {
    // Names that are lost because that of another stands in their place: only where there are enough such places.
    const causes = misnamed.get(space) ?? [];
    if (others.length > causes.length) continue;
    others.forEach((group, index) => {
      for (const one of group) consequences.add(causes[index] as Finding, one);
    });
  }
  return news;
}

/** What stands elsewhere than a finding, and not in the object that it is about. */
function isElsewhere({ path, atKey }: Finding) {
  const object = toPointer(atKey ? path.slice(0, -1) : path);
  return (other: Finding) => toPointer(other.path) !== object && !toPointer(other.path).startsWith(`${object}/`);
}

/**
 * The findings without those that only follow from others that are told. A cause says how many places are wrong because of
 * it, so that nothing is lost.
 */
export function withoutConsequences(findings: Finding[]): Finding[] {
  const consequences = new Consequences();
  const news = linkNames(findings, consequences);
  const isNews = new Set(news);
  const all = [...findings, ...news];
  linkFacts(all, consequences);
  return [...consequences.resolve(all)].map(([finding, following]) => {
    const elsewhere = following.filter(lacksName).filter(isElsewhere(finding));
    const follows = elsewhere.length;
    if (follows === 0 || isNews.has(finding)) return finding;
    const [lost, ...others] = new Set(elsewhere.map(({ lacks }) => lacks.name));
    const isPlain = others.length === 0 && finding.misnames !== undefined;
    return { ...finding, parameters: { ...finding.parameters, follows, ...(isPlain && { lost }) } };
  });
}
