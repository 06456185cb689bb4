import { inEachLanguage, type MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { BudgetKind } from '../../../../templates/model/site/rules.ts';
import { counted } from './counts.ts';
import { wordsOfKey } from './key-words.ts';
import type { RecipeId } from './recipes.ts';

export type Severity = 'error' | 'warning';

/** What a message names: the wrong word, the nearest right one, limits. */
export interface Parameters {
  found?: string;
  expected?: string;
  nearest?: string | undefined;
  /** A family of fonts that has what another lacks, and the command that installs it where it is not there. */
  family?: string;
  call?: string;
  list?: string[];
  /** Other keys that the same object lacks, and what forms call them. */
  others?: string[];
  otherFields?: readonly Record<MessageLanguage, string>[];
  /** Another line that the fault has to do with. */
  line?: number;
  count?: number;
  /** Errors elsewhere that only follow from this one, and are not told. */
  follows?: number;
  /** The name that nothing has since this one stands in its place. */
  lost?: string | undefined;
  /** Where a page is now. */
  moved?: string;
  /** A field in words. */
  field?: Record<MessageLanguage, string> | undefined;
  /** What was found and what is allowed: items of a list, characters of a text, or a number. */
  range?: Range;
  /** A page that is too heavy, and by what. */
  budget?: { kind: BudgetKind; page: string; isOfTheme?: true };
  /** Another place that it has to do with, in words: what the editor says in place of a line. */
  elsewhere?: Record<MessageLanguage, string> | undefined;
  /** A contrast that was measured: what stands on what, their colours, and what it is for. */
  contrast?: {
    colors: readonly [string, string];
    roles: readonly [string, string];
    ratio: number;
    minimum: number;
    use: Record<MessageLanguage, string>;
  };
  /** What is wrong in the file of an icon; `list` has what was met, in the same order. */
  icon?: readonly Omit<IconDiagnostic, 'found'>[];
}

/** What is wrong in the file of an icon, counted from 1 where its parser tells; `found` is what was met. */
export interface IconDiagnostic {
  reason: 'syntax' | 'doctype' | 'element' | 'attribute' | 'value' | 'colours' | 'size' | 'empty' | 'bytes' | 'points';
  found: string;
  line: number;
  column: number;
}

export interface Range {
  isList: boolean;
  isText: boolean;
  amount: number;
  least?: number | undefined;
  most?: number | undefined;
  /** What the number is a multiple of. */
  step?: number;
}

export interface Words {
  message: (parameters: Parameters) => string;
  hint: (parameters: Parameters) => string;
}

/**
 * What follows from the kind of a fault for those who tell it, show it or repair it.
 *
 * - `absence`: something is not there, which cannot be told while it is unknown what belongs to what;
 * - `beyond-shape`: it sees more than the shape does in a value that is wrong already;
 * - `of-text`: it is about the file as a text, not about what that says;
 * - `provisional`: a value that nobody knows yet stands there, which is no mistake;
 * - `of-surroundings`: it may come from a change elsewhere: the preview shows what has it all the same;
 * - `expected`: it is as somebody wanted it, and no reason for a strict build to refuse.
 */
export type Trait = 'absence' | 'beyond-shape' | 'of-text' | 'provisional' | 'of-surroundings' | 'expected';

/**
 * What the editor does about a fault where it is certain what is meant: the names of `generator/editor/document/fixes.ts`.
 *
 * - `nearest`: the nearest takes the place of what was found, where there is one;
 * - `lost-name`: so does the name that others refer to and that nothing has;
 * - `free-path`, `free-name`, `next-id`: so does the name that was lost, or one that nothing has yet;
 * - `reread`: the text is read in the encoding that it was written in,
 * - `relink`: links become what they mean,
 * - `rename-key`: the nearest key takes its place, `remove`: what is said already goes, `mend-slip`: see `slips.ts`.
 */
export type Repair =
  | 'nearest'
  | 'reread'
  | 'relink'
  | 'lost-name'
  | 'free-path'
  | 'free-name'
  | 'next-id'
  | 'rename-key'
  | 'remove'
  | 'mend-slip';

/** Forms of the editor that do what a message asks for. */
export type MessageTask = 'removePast' | 'placeholders' | 'media';

/** A message: its words by language are for who has the file before them, and speak of keys and lines. */
export interface MessageDefinition extends Record<MessageLanguage, Words> {
  severity: Severity;
  /** The recipe of the guide that tells of what it is about. */
  recipe: RecipeId;
  traits: readonly Trait[];
  repair: Repair;
  task?: MessageTask | undefined;
  /** For who has the editor before them: fields as forms call them, places by their names, buttons. */
  inEditor: Record<MessageLanguage, Words>;
}

type Wording = string | ((parameters: Parameters) => string);

const toFunction = (wording: Wording) => (typeof wording === 'string' ? () => wording : wording);

export function words(message: Wording, hint: Wording = ''): Words {
  return { message: toFunction(message), hint: toFunction(hint) };
}

const perhaps: Record<MessageLanguage, (name: string) => string> = {
  en: (name) => `Perhaps "${name}" is meant.`,
  ar: (name) => `لعل الاسم المقصود "${name}".`,
};

/** What to do, then the name that was probably lost, and how many other errors are no more when that is done. */
function withConsequences({ message, hint }: Words, language: MessageLanguage): Words {
  return {
    message,
    hint: (parameters) => {
      const { follows = 0, lost, nearest } = parameters;
      const more = [
        lost === undefined || lost === nearest ? '' : perhaps[language](lost),
        follows > 0 ? counted(follows, 'follow', language) : '',
      ];
      return [hint(parameters), ...more].filter(Boolean).join(' ');
    },
  };
}

/** What an entry has to say, and what most leave out: of no kind of its own, repaired by the nearest, the same words in the editor. */
type MessageInput = Pick<MessageDefinition, 'recipe' | MessageLanguage> &
  Partial<Pick<MessageDefinition, 'traits' | 'repair' | 'task'>> & {
    inEditor?: Record<MessageLanguage, { message?: Wording; hint?: Wording }>;
  };

const editorWords = (input: MessageInput, language: MessageLanguage): Words => {
  const { message, hint } = input[language];
  return words(input.inEditor?.[language].message ?? message, input.inEditor?.[language].hint ?? hint);
};

export function error(input: MessageInput): MessageDefinition {
  const { traits = [], repair = 'nearest', recipe, task } = input;
  const inFile = inEachLanguage((language) => withConsequences(input[language], language));
  const inEditor = inEachLanguage((language) => withConsequences(editorWords(input, language), language));
  return { severity: 'error', recipe, traits, repair, task, ...inFile, inEditor };
}

export function warning(input: MessageInput): MessageDefinition {
  const { traits = [], repair = 'nearest', recipe, task } = input;
  const inFile = inEachLanguage((language) => input[language]);
  const inEditor = inEachLanguage((language) => editorWords(input, language));
  return { severity: 'warning', recipe, traits, repair, task, ...inFile, inEditor };
}

/** A field as forms call it, or as the file does where none does; and another place. */
export const fieldEn = ({ field, found }: Parameters) => `"${field?.en ?? found}"`;
export const fieldAr = ({ field, found }: Parameters) => `"${field?.ar ?? found}"`;
/** The same of all that an object lacks, each in quotation marks. */
const quoted = (all: Parameters, language: MessageLanguage, comma: string) => {
  const { field, found = '', others = [], otherFields = [] } = all;
  const names = [field?.[language] ?? found, ...others.map((key, index) => otherFields[index]?.[language] ?? key)];
  return names.map((name) => `"${name}"`).join(comma);
};
export const fieldsEn = (all: Parameters) => quoted(all, 'en', ', ');
export const fieldsAr = (all: Parameters) => quoted(all, 'ar', '، ');
export const placeEn = ({ elsewhere }: Parameters) => elsewhere?.en || 'elsewhere in the site';
export const placeAr = ({ elsewhere }: Parameters) => elsewhere?.ar || 'في موضع آخر من الموقع';

/** What forms call a key, wherever it stands. */
export const labelOf = (key: string, language: MessageLanguage) => wordsOfKey(key)?.[language] ?? key;

/** Names shown of a long list. */
const mostListed = 12;

function join(list: string[], comma: string, most: number): string {
  return list.slice(0, most).join(comma) + (list.length > most ? `${comma}… (${list.length})` : '');
}

/** Names of a list, as the language separates them. */
export const nameListEn = (list: string[]) => join(list, ', ', 100);
export const nameListAr = (list: string[]) => join(list, '، ', 100);

/** The nearest right word, or what there is. */
export const nearestEn = ({ nearest, list }: Parameters) =>
  nearest ? `Did you mean "${nearest}"?` : list?.length ? `Known: ${join(list, ', ', mostListed)}.` : 'Correct it or remove it.';
export const nearestAr = ({ nearest, list }: Parameters) =>
  nearest ? `هل تقصد "${nearest}"؟` : list?.length ? `المعروف: ${join(list, '، ', mostListed)}.` : 'صححه أو احذفه.';

/** The same of keys: all that there are, as some of them may be what is meant by one that is there already. */
export const knownEn = (all: Parameters) =>
  all.nearest === undefined && all.list?.length ? `Known: ${nameListEn(all.list)}.` : nearestEn(all);
export const knownAr = (all: Parameters) =>
  all.nearest === undefined && all.list?.length ? `المعروف: ${nameListAr(all.list)}.` : nearestAr(all);

/** The value that was meant, where that is known; else what to do. A name that others refer to says more than a form. */
const orMeant =
  (meant: typeof nearestEn) =>
  (hint: Wording): Wording =>
  (all) => {
    const { nearest, lost = nearest } = all;
    return nearest !== undefined && lost === nearest ? meant(all) : toFunction(hint)(all);
  };
export const meantEn = orMeant(nearestEn);
export const meantAr = orMeant(nearestAr);

/** Every value that is allowed, and the nearest. */
export const allowedEn = ({ nearest, list = [] }: Parameters) =>
  `${nearest ? `Did you mean "${nearest}"? ` : ''}Allowed: ${nameListEn(list)}.`;
export const allowedAr = ({ nearest, list = [] }: Parameters) =>
  `${nearest ? `هل تقصد "${nearest}"؟ ` : ''}المسموح به: ${nameListAr(list)}.`;
