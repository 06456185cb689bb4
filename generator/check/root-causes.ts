import type { MissingName } from '../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { toPointer } from '../core/json/path.ts';
import { groupBy } from '../core/util/group-by.ts';

/** Diagnostics that follow from each of several causes. Each link is followed once. */
interface CauseLink {
  consequences: readonly RawDiagnostic[];
  isFollowed: boolean;
}

/** Graph of causes and consequences. */
class Consequences {
  readonly #links = new Map<RawDiagnostic, CauseLink[]>();
  readonly #caused = new Set<RawDiagnostic>();

  /** Records that each of `consequences` follows from each of `causes`, except from itself. */
  add(causes: Iterable<RawDiagnostic>, consequences: readonly RawDiagnostic[]): void {
    const distinct = new Set(causes);
    const link: CauseLink = { consequences, isFollowed: false };
    for (const cause of distinct) {
      const knots = this.#links.get(cause);
      if (knots) knots.push(link);
      else this.#links.set(cause, [link]);
    }
    for (const one of consequences) if (distinct.size > Number(distinct.has(one))) this.#caused.add(one);
  }

  /** Root causes with their consequences. A diagnostic without a reported cause, or caused only by itself, is kept. */
  resolve(diagnostics: RawDiagnostic[]): Map<RawDiagnostic, RawDiagnostic[]> {
    const result = new Map<RawDiagnostic, RawDiagnostic[]>();
    const explained = new Set<RawDiagnostic>();
    const collect = (root: RawDiagnostic) => {
      const all: RawDiagnostic[] = [];
      result.set(root, all);
      for (let cause: RawDiagnostic | undefined = root, next = 0; cause; cause = all[next++]) {
        for (const one of this.#follow(cause)) {
          if (explained.has(one) || result.has(one)) continue;
          explained.add(one);
          all.push(one);
        }
      }
    };
    for (const diagnostic of diagnostics) if (!this.#caused.has(diagnostic)) collect(diagnostic);
    // In a cycle the first is reported.
    for (const diagnostic of diagnostics) if (!explained.has(diagnostic) && !result.has(diagnostic)) collect(diagnostic);
    return result;
  }

  /** Consequences of a diagnostic that were not yet returned for another cause. */
  *#follow(cause: RawDiagnostic): Generator<RawDiagnostic> {
    for (const link of this.#links.get(cause) ?? []) {
      if (link.isFollowed) continue;
      link.isFollowed = true;
      for (const one of link.consequences) if (one !== cause) yield one;
    }
  }
}

function linkAssumptions(diagnostics: RawDiagnostic[], consequences: Consequences): void {
  const byAssumption = (key: 'invalidates' | 'assumes') =>
    groupBy(
      diagnostics.flatMap((diagnostic) =>
        (diagnostic[key] ?? []).map((assumption) => ({ fact: assumption, finding: diagnostic })),
      ),
      ({ fact: assumption }) => assumption,
    );
  const relying = byAssumption('assumes');
  for (const [assumption, doubting] of byAssumption('invalidates')) {
    const causes = doubting.map(({ finding: diagnostic }) => diagnostic);
    const resting = (relying.get(assumption) ?? []).map(({ finding: diagnostic }) => diagnostic);
    consequences.add(causes, resting);
  }
}

interface MissingNameDiagnostic extends RawDiagnostic {
  missingName: MissingName;
}

const hasMissingName = (diagnostic: RawDiagnostic): diagnostic is MissingNameDiagnostic => diagnostic.missingName !== undefined;

/**
 * A diagnostic for the definition: several references agree on a name that does not exist, and nothing uses the most similar
 * one. So the definition is probably misspelt.
 */
function misspeltName(
  { path, atKey = false }: Pick<RawDiagnostic, 'path' | 'atKey'>,
  group: MissingNameDiagnostic[],
): RawDiagnostic {
  const [first] = group;
  const parameters = { found: first?.missingName.near ?? '', nearest: first?.missingName.name ?? '', count: group.length };
  return { code: 'misspelt-name', path, atKey, parameters, ...(first && { other: first.path }) };
}

const nameKey = ({ space, name }: { space: string; name: string }) => `${space}\n${name}`;

/** Links missing names to diagnostics of existing names. Returns new diagnostics that replace several. */
function linkNames(diagnostics: RawDiagnostic[], consequences: Consequences): RawDiagnostic[] {
  const groups = groupBy(diagnostics.filter(hasMissingName), ({ missingName }) => nameKey(missingName));
  const news: RawDiagnostic[] = [];
  const unresolved = new Map<string, MissingNameDiagnostic[][]>();
  const unusedOnes = new Map<string, RawDiagnostic>();
  for (const one of diagnostics.toReversed()) if (one.unusedName) unusedOnes.set(nameKey(one.unusedName), one);
  const misnamed = groupBy(
    diagnostics.filter(({ wrongName }) => wrongName),
    ({ wrongName }) => wrongName?.space ?? '',
  );
  const misnamedAs = groupBy([...misnamed.values()].flat(), ({ wrongName }) =>
    nameKey({ space: wrongName?.space ?? '', name: wrongName?.name ?? '' }),
  );
  for (const group of groups.values()) {
    const { space, near, nearAt } = (group[0] as MissingNameDiagnostic).missingName;
    const wrongNames = near === undefined ? [] : (misnamedAs.get(nameKey({ space, name: near })) ?? []);
    const unused = near === undefined ? undefined : unusedOnes.get(nameKey({ space, name: near }));
    if (wrongNames.length > 0) consequences.add(wrongNames, group);
    else if ((unused || nearAt) && group.length > 1) {
      const cause = misspeltName(unused ?? { path: nearAt ?? [] }, group);
      news.push(cause);
      consequences.add([cause], unused ? [...group, unused] : group);
    } else if (unused) consequences.add(group, [unused]);
    else if (near === undefined)
      unresolved
        .set(space, unresolved.get(space) ?? [])
        .get(space)
        ?.push(group);
  }
  for (const [space, others] of unresolved) {
    // Names may be missing because another name was written in their place: link only if there are enough such places.
    const causes = misnamed.get(space) ?? [];
    if (others.length > causes.length) continue;
    others.forEach((group, index) => {
      consequences.add([causes[index] as RawDiagnostic], group);
    });
  }
  return news;
}

/** Matches diagnostics outside the object that a diagnostic is about. */
function isElsewhere({ path, atKey }: RawDiagnostic) {
  const object = toPointer(atKey ? path.slice(0, -1) : path);
  return (other: RawDiagnostic) => {
    const pointer = toPointer(other.path);
    return pointer !== object && !pointer.startsWith(`${object}/`);
  };
}

/**
 * Removes diagnostics that only follow from other reported ones. A cause states how many diagnostics it replaces, so nothing is
 * lost.
 */
export function withoutConsequences(diagnostics: RawDiagnostic[]): RawDiagnostic[] {
  const consequences = new Consequences();
  const news = linkNames(diagnostics, consequences);
  const isNews = new Set(news);
  const all = [...diagnostics, ...news];
  linkAssumptions(all, consequences);
  return [...consequences.resolve(all)].map(([diagnostic, following]) => {
    const elsewhere = following.filter(hasMissingName).filter(isElsewhere(diagnostic));
    const follows = elsewhere.length;
    if (follows === 0 || isNews.has(diagnostic)) return diagnostic;
    const [lost, ...others] = new Set(elsewhere.map(({ missingName }) => missingName.name));
    const isPlain = others.length === 0 && diagnostic.wrongName !== undefined;
    return { ...diagnostic, parameters: { ...diagnostic.parameters, follows, ...(isPlain && { lost }) } };
  });
}
