import { messageDirection } from '../../../templates/model/files/language.ts';
import type { Diagnostic, MessageLanguage } from './diagnostics.ts';
import { messages, type Parameters } from './messages/messages.ts';

/** Part of a message; values are isolated from the direction of the sentence (`<bdi>`). */
export interface MessagePart {
  text: string;
  isValue?: boolean;
}

/** Noncharacters around a value, which content cannot contain: they mark where the value appears in a sentence. */
const begin = '\uFDD0';
const end = '\uFDD1';
const marks = /[\uFDD0\uFDD1]/g;
const anyMark = /[\uFDD0\uFDD1]/;
const mark = (value: string) => `${begin}${value}${end}`;

type WriteMessage = (parameters: Parameters) => string;

/** Marks every text in a parameter, at any depth. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark(value);
  if (Array.isArray(value)) return value.map(marked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, marked(child)]));
}

/**
 * A sentence with marked values. Parameters are marked one at a time: if marking one changes the words, as with a translated
 * term, it is not a value.
 */
function writeMarked(write: WriteMessage, parameters: Parameters): string {
  const plain = write(parameters);
  let best = { parameters, text: plain };
  for (const key of Object.keys(parameters) as (keyof Parameters)[]) {
    const tried = { ...best.parameters, [key]: marked(parameters[key]) } as Parameters;
    try {
      const text = write(tried);
      if (text.replaceAll(marks, '') === plain) best = { parameters: tried, text };
    } catch {
      // The message looks the word up and does not know it when marked.
    }
  }
  return best.text;
}

/** Latin words, addresses and file names in our own sentences, with adjacent punctuation. */
const latin = /[#/.<{[_]*[A-Za-z0-9%][\w#/.:@%*+=<>…-]*/g;

/** Separates left-to-right words such as `assets/` or `tel:` from the text of an Arabic sentence. */
function splitLatin(text: string): MessagePart[] {
  const pieces: MessagePart[] = [];
  let at = 0;
  for (const { 0: run, index } of text.matchAll(latin)) {
    // Punctuation at the end of the sentence is not part of the word.
    const word = run.replace(/[.…]+$/, '');
    if (!/[A-Za-z#/%]/.test(word)) continue;
    pieces.push({ text: text.slice(at, index) }, { text: word, isValue: true });
    at = index + word.length;
  }
  return [...pieces, { text: text.slice(at) }].filter((piece) => piece.text !== '');
}

/**
 * Joins adjacent values, such as a folder and a file name: isolated separately, they would swap places in an Arabic sentence.
 */
function joinValues(joined: MessagePart[], piece: MessagePart): MessagePart[] {
  const last = joined.at(-1);
  if (last?.isValue && piece.isValue) return [...joined.slice(0, -1), { text: last.text + piece.text, isValue: true }];
  return [...joined, piece];
}

function toParts(text: string, language: MessageLanguage): MessagePart[] {
  const pieces: MessagePart[] = [];
  let depth = 0;
  let at = 0;
  const flush = (to: number) => {
    const part = text.slice(at, to);
    at = to + 1;
    if (part === '') return;
    if (depth > 0) pieces.push({ text: part, isValue: true });
    else pieces.push(...(messageDirection(language) === 'rtl' ? splitLatin(part) : [{ text: part }]));
  };
  for (const { 0: sign, index } of text.matchAll(marks)) {
    flush(index);
    depth += sign === begin ? 1 : -1;
  }
  flush(text.length);
  return pieces.reduce<MessagePart[]>(joinValues, []);
}

type ShownDiagnostic = Pick<Diagnostic, 'code' | 'parameters' | 'message' | 'hint'>;

/** Parts of message and hint, with the parameters marked as values, for users of the file. */
export function messagePartsOf(
  diagnostic: ShownDiagnostic,
  language: MessageLanguage,
): Record<'message' | 'hint', MessagePart[]> {
  const { code, parameters } = diagnostic;
  const inPieces = (key: 'message' | 'hint') => {
    const text = diagnostic[key][language];
    const written = anyMark.test(text) ? text : writeMarked(messages[code][language][key], parameters);
    const isSame = written.replaceAll(marks, '') === text;
    return isSame ? toParts(written, language) : [{ text }];
  };
  return { message: inPieces('message'), hint: inPieces('hint') };
}

/**
 * Same as `messagePartsOf`, for users of the editor: fields and places have their names in the editor, files are named without
 * folder, as in the media library.
 */
export function editorMessagePartsOf(
  { code, parameters }: Pick<ShownDiagnostic, 'code' | 'parameters'>,
  language: MessageLanguage,
): Record<'message' | 'hint', MessagePart[]> {
  const { message, hint } = messages[code].inEditor[language];
  const inPieces = (write: WriteMessage) =>
    toParts(writeMarked(write, parameters).replaceAll(`assets/${begin}`, begin), language);
  return { message: inPieces(message), hint: inPieces(hint) };
}
