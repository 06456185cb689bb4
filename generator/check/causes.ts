import type { Finding } from '../core/diagnostics/diagnostics.ts';
import type { Reference } from '../core/diagnostics/ties.ts';
import { toPointer } from '../core/json/path.ts';
import { groupBy } from '../core/util/group-by.ts';

/** What follows from each of several findings. It is gone through once, however many they are. */
interface Knot {
  consequences: readonly Finding[];
  isSpent: boolean;
}

/** Which findings follow from which. */
class Consequences {
  readonly #knots = new Map<Finding, Knot[]>();
  readonly #caused = new Set<Finding>();

  /** Each of some findings, but for itself, follows from each of others. */
  add(causes: Iterable<Finding>, consequences: readonly Finding[]): void {
    const distinct = new Set(causes);
    const knot: Knot = { consequences, isSpent: false };
    for (const cause of distinct) {
      const knots = this.#knots.get(cause);
      if (knots) knots.push(knot);
      else this.#knots.set(cause, [knot]);
    }
    for (const one of consequences) if (distinct.size > Number(distinct.has(one))) this.#caused.add(one);
  }

  /** Findings with those that follow from each; what follows from nothing that is told, or only from itself, stays. */
  resolve(findings: Finding[]): Map<Finding, Finding[]> {
    const told = new Map<Finding, Finding[]>();
    const explained = new Set<Finding>();
    const tell = (root: Finding) => {
      const all: Finding[] = [];
      told.set(root, all);
      for (let cause: Finding | undefined = root, next = 0; cause; cause = all[next++]) {
        for (const one of this.#follow(cause)) {
          if (explained.has(one) || told.has(one)) continue;
          explained.add(one);
          all.push(one);
        }
      }
    };
    for (const finding of findings) if (!this.#caused.has(finding)) tell(finding);
    // In a circle the first is told.
    for (const finding of findings) if (!explained.has(finding) && !told.has(finding)) tell(finding);
    return told;
  }

  /** What follows from a finding, save what was given for another cause of the same. */
  *#follow(cause: Finding): Generator<Finding> {
    for (const knot of this.#knots.get(cause) ?? []) {
      if (knot.isSpent) continue;
      knot.isSpent = true;
      for (const one of knot.consequences) if (one !== cause) yield one;
    }
  }
}

function linkFacts(findings: Finding[], consequences: Consequences): void {
  const byFact = (key: 'doubts' | 'relies') =>
    groupBy(
      findings.flatMap((finding) => (finding[key] ?? []).map((fact) => ({ fact, finding }))),
      ({ fact }) => fact,
    );
  const relying = byFact('relies');
  for (const [fact, doubting] of byFact('doubts')) {
    const causes = doubting.map(({ finding }) => finding);
    const resting = (relying.get(fact) ?? []).map(({ finding }) => finding);
    consequences.add(causes, resting);
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
    if (meant.length > 0) consequences.add(meant, group);
    else if ((unused || nearAt) && group.length > 1) {
      const cause = misspelt(unused ?? { path: nearAt ?? [] }, group);
      news.push(cause);
      consequences.add([cause], unused ? [...group, unused] : group);
    } else if (unused) consequences.add(group, [unused]);
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
      consequences.add([causes[index] as Finding], group);
    });
  }
  return news;
}

/** What stands elsewhere than a finding, and not in the object that it is about. */
function isElsewhere({ path, atKey }: Finding) {
  const object = toPointer(atKey ? path.slice(0, -1) : path);
  return (other: Finding) => {
    const pointer = toPointer(other.path);
    return pointer !== object && !pointer.startsWith(`${object}/`);
  };
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
