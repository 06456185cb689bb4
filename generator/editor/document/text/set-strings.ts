import type { Path } from '../../../core/json/path.ts';
import { endOfText } from '../../../core/json/plain-json.ts';
import { membersOf, rootOf } from '../../../core/json/scan.ts';
import { editString, type StringStyle } from '../../../core/json/string-text.ts';
import { fileStyleOf } from '../../../core/json/style.ts';
import type { TextEdit } from '../../../core/json/text-edit.ts';
import type { Operation, Renaming } from './operation.ts';

/** Tree of the paths of operations. */
interface Target {
  inside: Map<string, Target>;
  value?: string;
}

/** Adds a path to a tree. @returns whether it is new and no value is within another */
function addTarget(root: Target, path: Path, value: string): boolean {
  let target = root;
  for (const key of path.map(String)) {
    if (target.value !== undefined) return false;
    const inner = target.inside.get(key) ?? { inside: new Map() };
    target.inside.set(key, inner);
    target = inner;
  }
  if (target.value !== undefined || target.inside.size > 0) return false;
  target.value = value;
  return true;
}

/** Reads a text once, and edits the strings at the paths of a tree. */
class StringEditor {
  readonly edits: TextEdit[] = [];
  readonly #text: string;
  readonly #style: StringStyle;

  constructor(text: string) {
    this.#text = text;
    this.#style = fileStyleOf(text).strings;
  }

  /** @returns whether all targets were found, each a string */
  visit(from: number, { inside, value }: Target): boolean {
    if (value !== undefined) return this.#edit(from, value);
    let left = inside.size;
    for (const member of membersOf(this.#text, from)) {
      const target = inside.get(String(member.key));
      if (target && !this.visit(member.from, target)) return false;
      if (target && --left === 0) return true;
    }
    return false;
  }

  #edit(from: number, value: string): boolean {
    if (this.#text[from] !== '"') return false;
    const raw = this.#text.slice(from, endOfText(this.#text, from) + 1);
    const edit = editString(raw, value, this.#style);
    if (edit.from < edit.to || edit.text !== '') this.edits.push({ from: from + edit.from, to: from + edit.to, text: edit.text });
    return true;
  }
}

/**
 * Text edits that set many strings, found in one pass over the text: operations one by one each read it from its start.
 * @param text valid JSON with unique keys
 * @returns undefined if an operation does anything other than replace a string by another
 */
export function editsOfStrings(text: string, operations: readonly (Operation | Renaming)[]): TextEdit[] | undefined {
  const root: Target = { inside: new Map() };
  for (const operation of operations) {
    if (operation.do !== 'set' || typeof operation.value !== 'string') return undefined;
    if (!addTarget(root, operation.at, operation.value)) return undefined;
  }
  const editor = new StringEditor(text);
  return editor.visit(rootOf(text), root) ? editor.edits : undefined;
}
