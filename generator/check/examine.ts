import { isDeepStrictEqual } from 'node:util';
import { hashBytes } from '../common/hash.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import { type Code, messages } from '../diagnostics/messages/messages.ts';
import { newPatience, type Patience } from '../diagnostics/nearest.ts';
import { contentName } from '../json/content-name.ts';
import type { Path } from '../json/path.ts';
import type { Position } from '../json/source.ts';
import { eitherOf, type Form, isAnything, isFlag, isNumber, isText, listOf, maybe, partsOf, tableOf } from '../machine/forms.ts';
import type { Query } from '../machine/query.ts';
import { type Entry, examineEntry } from './entry.ts';
import type { SiteFacts } from './facts/site-facts.ts';

/** What the check finds out about an entry. */
export interface Examination {
  /** What the rest of the site has to do with of it, as text; places in a page are as if it were the first. */
  facts: string;
  /** Names the facts. */
  factsName: string;
  /** Pictures and files that it names. */
  sources: string[];
  /** Characters that pages show of it beyond those that every site has. */
  characters: string;
  /** Files that it names as icons. */
  icons: string[];
  /** What the contract has against it. */
  faults: Finding[];
  /** What the rules say of it by itself. */
  findings: Finding[];
  /** Where it stood when they were found. */
  path: Path;
}

/** Characters that pages show beyond those that every site has. */
const charactersOf = ({ rare }: Pick<SiteFacts, 'rare'>): string =>
  [...new Set(rare.flatMap(({ drawnIn, found }) => (drawnIn === 'picture' ? [] : found.map(([one]) => one))))].join('');

/** Finds out about an entry. `patience` as for `examineEntry`. */
export function examine(entry: Entry, patience: Patience): Examination {
  const { facts: found, faults, findings } = examineEntry(entry, patience);
  const facts = JSON.stringify(found);
  const named = (isIcon: boolean) => [
    ...new Set(found.sources.flatMap((one) => ((one.isIcon ?? false) === isIcon ? [one.value] : []))),
  ];
  return {
    facts,
    factsName: hashBytes(facts),
    sources: named(false),
    icons: named(true),
    characters: charactersOf(found),
    faults,
    findings,
    path: entry.path,
  };
}

const pathForm: Form<Path> = listOf(eitherOf(isText, isNumber));

const isCode: Form<Code> = (value): value is Code => typeof value === 'string' && Object.hasOwn(messages, value);

/** What ties findings to each other has the form that the code gives it by whose key it is kept. */
const isTie = <Value>(value: unknown): value is Value => typeof value === 'object' && value !== null;

export const findingForm = partsOf<Finding>({
  code: isCode,
  path: pathForm,
  parameters: maybe(tableOf(isAnything) as Form<NonNullable<Finding['parameters']>>),
  atKey: maybe(isFlag),
  position: maybe(partsOf<Position>({ line: isNumber, column: isNumber })),
  textIndex: maybe(isNumber),
  other: maybe(pathForm),
  file: maybe(isText),
  doubts: maybe(listOf(isText)),
  relies: maybe(listOf(isText)),
  lacks: maybe(isTie<NonNullable<Finding['lacks']>>),
  unused: maybe(isTie<NonNullable<Finding['unused']>>),
  misnames: maybe(isTie<NonNullable<Finding['misnames']>>),
});

/** Seconds of a processor that an entry takes to be examined, about. */
export const workOfEntry = 0.0005;

/** What an entry is asked for. Findings name their places: those of another place are found anew. */
export const examination: Query<Entry, Examination> = {
  name: 'check',
  // Items of a list go by their content, all else by its place too, which no other place may be taken for.
  keyOf: ({ path: [top, inner], value }) =>
    `${JSON.stringify(typeof inner === 'number' ? [top, 0] : [top, inner])} ${contentName(value)}`,
  isOf: ({ faults, findings, path }, entry) => faults.length + findings.length === 0 || isDeepStrictEqual(path, entry.path),
  form: partsOf<Examination>({
    facts: isText,
    factsName: isText,
    sources: listOf(isText),
    icons: listOf(isText),
    characters: isText,
    faults: listOf(findingForm),
    findings: listOf(findingForm),
    path: pathForm,
  }),
  open: () => {
    const patience = newPatience();
    return (entry) => examine(entry, patience);
  },
};
