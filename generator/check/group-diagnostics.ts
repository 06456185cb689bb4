import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Code, Parameters } from '../core/diagnostics/messages/messages.ts';
import { toPointer } from '../core/json/path.ts';
import { groupBy } from '../core/util/group-by.ts';

/** How to group diagnostics of one code: those with the same key are reported once, at the first path. */
interface Grouping {
  keyOf: (diagnostic: RawDiagnostic) => string | undefined;
  join: (group: readonly RawDiagnostic[]) => Parameters;
}

const countOthers = (group: readonly RawDiagnostic[]): Parameters => ({ count: group.length - 1 });

/** Lists all missing keys of an object in one message, so that they can be fixed together. */
const joinMissingKeys = (group: readonly RawDiagnostic[]): Parameters => {
  const follows = group.reduce((sum, { parameters }) => sum + (parameters?.follows ?? 0), 0);
  const list = group.find(({ parameters }) => parameters?.list)?.parameters?.list;
  const others = [...new Set(group.slice(1).map(({ parameters }) => parameters?.found ?? ''))];
  return { ...(list && { list }), ...(others.length > 0 && { others }), ...(follows > 0 && { follows }) };
};

const groupings: Partial<Record<Code, Grouping>> = {
  'missing-key': { keyOf: ({ path }) => toPointer(path), join: joinMissingKeys },
  // Placeholders of files that are stored elsewhere (e.g. Git LFS pointers), by their kind.
  'stand-in-file': {
    keyOf: ({ parameters }) => parameters?.expected,
    join: (group) => ({ count: new Set(group.map(({ parameters }) => parameters?.found)).size - 1 }),
  },
  leftover: { keyOf: ({ parameters }) => parameters?.expected, join: countOthers },
};

const groupingOf = ({ code }: RawDiagnostic) => groupings[code];

/** Merges diagnostics that say the same into one, at the first path. */
export function groupDiagnostics(diagnostics: readonly RawDiagnostic[]): RawDiagnostic[] {
  const gathered = diagnostics.filter(groupingOf);
  const groups = groupBy(gathered, (diagnostic) => `${diagnostic.code} ${groupingOf(diagnostic)?.keyOf(diagnostic) ?? ''}`);
  const joined = [...groups.values()].flatMap((group) => {
    const [first] = group;
    const more = first && groupingOf(first)?.join(group);
    return first ? [{ ...first, parameters: { ...first.parameters, ...more } }] : [];
  });
  return [...diagnostics.filter((diagnostic) => !groupingOf(diagnostic)), ...joined];
}
