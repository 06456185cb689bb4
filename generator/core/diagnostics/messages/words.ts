import { inEachLanguage, type MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { BudgetKind } from '../../../../templates/model/site/rules.ts';
import { counted } from './counts.ts';
import { wordsOfKey } from './key-words.ts';
import type { RecipeId } from './recipes.ts';

export type Severity = 'error' | 'warning';

/** Parameters of a message: the wrong word, the nearest valid one, limits. */
export interface Parameters {
  found?: string;
  expected?: string;
  nearest?: string | undefined;
  /** A font family that has the character, and the command that installs it if necessary. */
  family?: string;
  call?: string;
  list?: string[];
  /** Other missing keys of the same object, with their labels. */
  others?: string[];
  otherFields?: readonly Record<MessageLanguage, string>[];
  /** Line of a related place. */
  line?: number;
  count?: number;
  /** Number of suppressed diagnostics that follow from this one. */
  follows?: number;
  /** Missing name that this name probably replaced. */
  lost?: string | undefined;
  /** New address of a page. */
  moved?: string;
  /** Label of the field. */
  field?: Record<MessageLanguage, string> | undefined;
  /** Actual value and allowed range: items of a list, characters of a text, or a number. */
  range?: Range;
  /** A page over budget, and the budget that it exceeds. */
  budget?: { kind: BudgetKind; page: string; isOfTheme?: true };
  /** A related place in words: used by the editor instead of a line number. */
  elsewhere?: Record<MessageLanguage, string> | undefined;
  /** A measured contrast: foreground, background, their colours and the purpose. */
  contrast?: {
    colors: readonly [string, string];
    roles: readonly [string, string];
    ratio: number;
    minimum: number;
    use: Record<MessageLanguage, string>;
  };
  /** Errors in an icon file; `list` has what was found, in the same order. */
  icon?: readonly Omit<IconDiagnostic, 'found'>[];
}

/** Error in an icon file, with line and column from 1 if the parser reports them; `found` is what is there. */
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
  /** The number must be a multiple of this. */
  step?: number;
}

export interface Words {
  message: (parameters: Parameters) => string;
  hint: (parameters: Parameters) => string;
}

/**
 * Traits of a diagnostic code that matter to reporting, preview and repair.
 * - `absence`: something is missing; not reported while the structure is in doubt;
 * - `beyond-shape`: found beyond the schema, in a value that the schema rejects already;
 * - `of-text`: about the text of the file, not the values in it;
 * - `provisional`: marks a placeholder value, which is not a mistake;
 * - `of-surroundings`: may be caused by a change outside the content: the preview still shows the page;
 * - `expected`: intended by the author; does not fail a strict build.
 */
export type Trait = 'absence' | 'beyond-shape' | 'of-text' | 'provisional' | 'of-surroundings' | 'expected';

/**
 * Automatic repair in the editor, if it is certain what was meant: names in `generator/editor/document/fixes.ts`.
 * - `nearest`: use the nearest valid value, if there is one;
 * - `lost-name`: use the name that others refer to and that is not defined;
 * - `free-path`, `free-name`, `next-id`: use the missing name, or an unused one;
 * - `reread`: decode the text with its original encoding;
 * - `relink`: replace links by their intended targets;
 * - `rename-key`: rename to the nearest key;
 * - `remove`: remove a redundant value;
 * - `mend-slip`: see `slips.ts`.
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

/** Editor forms that do what a message asks for. */
export type MessageTask = 'removePast' | 'placeholders' | 'media';

/** A message. The texts by language are for users of the file, and mention keys and lines. */
export interface MessageDefinition extends Record<MessageLanguage, Words> {
  severity: Severity;
  /** Guide recipe about the subject. */
  recipe: RecipeId;
  traits: readonly Trait[];
  repair: Repair;
  task?: MessageTask | undefined;
  /** Texts for users of the editor: field labels, names of places, buttons. */
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

/** Appends to the hint the name that was probably lost and the number of diagnostics that this one causes. */
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

/** A message definition with optional defaults: no traits, repair `nearest`, the same texts in the editor. */
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

/** Label of a field, or its key if it has no label; related place. */
export const fieldEn = ({ field, found }: Parameters) => `"${field?.en ?? found}"`;
export const fieldAr = ({ field, found }: Parameters) => `"${field?.ar ?? found}"`;
/** All missing keys of an object, each in quotation marks. */
const quoted = (all: Parameters, language: MessageLanguage, comma: string) => {
  const { field, found = '', others = [], otherFields = [] } = all;
  const names = [field?.[language] ?? found, ...others.map((key, index) => otherFields[index]?.[language] ?? key)];
  return names.map((name) => `"${name}"`).join(comma);
};
export const fieldsEn = (all: Parameters) => quoted(all, 'en', ', ');
export const fieldsAr = (all: Parameters) => quoted(all, 'ar', '، ');
export const placeEn = ({ elsewhere }: Parameters) => elsewhere?.en || 'elsewhere in the site';
export const placeAr = ({ elsewhere }: Parameters) => elsewhere?.ar || 'في موضع آخر من الموقع';

/** Label of a key in forms, in any object. */
export const labelOf = (key: string, language: MessageLanguage) => wordsOfKey(key)?.[language] ?? key;

/** Maximum number of names shown of a long list. */
const mostListed = 12;

function join(list: string[], comma: string, most: number): string {
  return list.slice(0, most).join(comma) + (list.length > most ? `${comma}… (${list.length})` : '');
}

/** Joins names with the separator of the language. */
export const nameListEn = (list: string[]) => join(list, ', ', 100);
export const nameListAr = (list: string[]) => join(list, '، ', 100);

/** The nearest valid word, or all that exist. */
export const nearestEn = ({ nearest, list }: Parameters) =>
  nearest ? `Did you mean "${nearest}"?` : list?.length ? `Known: ${join(list, ', ', mostListed)}.` : 'Correct it or remove it.';
export const nearestAr = ({ nearest, list }: Parameters) =>
  nearest ? `هل تقصد "${nearest}"؟` : list?.length ? `المعروف: ${join(list, '، ', mostListed)}.` : 'صححه أو احذفه.';

/** The same for keys; lists all, as the intended key may exist already. */
export const knownEn = (all: Parameters) =>
  all.nearest === undefined && all.list?.length ? `Known: ${nameListEn(all.list)}.` : nearestEn(all);
export const knownAr = (all: Parameters) =>
  all.nearest === undefined && all.list?.length ? `المعروف: ${nameListAr(all.list)}.` : nearestAr(all);

/** The intended value if it is known, else the hint. An undefined name that others refer to is more specific than a format. */
const orMeant =
  (meant: typeof nearestEn) =>
  (hint: Wording): Wording =>
  (all) => {
    const { nearest, lost = nearest } = all;
    return nearest !== undefined && lost === nearest ? meant(all) : toFunction(hint)(all);
  };
export const meantEn = orMeant(nearestEn);
export const meantAr = orMeant(nearestAr);

/** All allowed values, and the nearest. */
export const allowedEn = ({ nearest, list = [] }: Parameters) =>
  `${nearest ? `Did you mean "${nearest}"? ` : ''}Allowed: ${nameListEn(list)}.`;
export const allowedAr = ({ nearest, list = [] }: Parameters) =>
  `${nearest ? `هل تقصد "${nearest}"؟ ` : ''}المسموح به: ${nameListAr(list)}.`;
