import type { Finding } from '../core/diagnostics/diagnostics.ts';
import type { Code, Parameters } from '../core/diagnostics/messages/messages.ts';
import { toPointer } from '../core/json/path.ts';
import { groupBy } from '../core/util/group-by.ts';

/** How findings of one code become fewer: those with the same key are reported as one, at the first place. */
interface Gathering {
  keyOf: (finding: Finding) => string | undefined;
  join: (group: readonly Finding[]) => Parameters;
}

const countOthers = (group: readonly Finding[]): Parameters => ({ count: group.length - 1 });

/** Every key that an object lacks, in one message: each reported alone would take a round of editing. */
const joinMissingKeys = (group: readonly Finding[]): Parameters => {
  const follows = group.reduce((sum, { parameters }) => sum + (parameters?.follows ?? 0), 0);
  const list = group.find(({ parameters }) => parameters?.list)?.parameters?.list;
  const others = [...new Set(group.slice(1).map(({ parameters }) => parameters?.found ?? ''))];
  return { ...(list && { list }), ...(others.length > 0 && { others }), ...(follows > 0 && { follows }) };
};

const gatherings: Partial<Record<Code, Gathering>> = {
  'missing-key': { keyOf: ({ path }) => toPointer(path), join: joinMissingKeys },
  // Files that are kept elsewhere, by what lies in their place.
  'stand-in-file': {
    keyOf: ({ parameters }) => parameters?.expected,
    join: (group) => ({ count: new Set(group.map(({ parameters }) => parameters?.found)).size - 1 }),
  },
  leftover: { keyOf: ({ parameters }) => parameters?.expected, join: countOthers },
};

const gatheringOf = ({ code }: Finding) => gatherings[code];

/** Findings of which those that say the same are reported once, at the first of their places. */
export function gather(findings: readonly Finding[]): Finding[] {
  const gathered = findings.filter(gatheringOf);
  const groups = groupBy(gathered, (finding) => `${finding.code} ${gatheringOf(finding)?.keyOf(finding) ?? ''}`);
  const joined = [...groups.values()].flatMap((group) => {
    const [first] = group;
    const more = first && gatheringOf(first)?.join(group);
    return first ? [{ ...first, parameters: { ...first.parameters, ...more } }] : [];
  });
  return [...findings.filter((finding) => !gatheringOf(finding)), ...joined];
}
