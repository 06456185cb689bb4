import { messageDirection } from '../../../templates/model/files/language.ts';
import type { Diagnostic, MessageLanguage } from './diagnostics.ts';
import { messages, type Parameters } from './messages/messages.ts';

/** A piece of a message; a value is to be set apart from the direction of the sentence around it (`<bdi>`). */
export interface MessagePart {
  text: string;
  isValue?: boolean;
}

/** Noncharacters, which no content may hold, around a value: they show where it comes out in a sentence. */
const begin = '\uFDD0';
const end = '\uFDD1';
const marks = /[\uFDD0\uFDD1]/g;
const anyMark = /[\uFDD0\uFDD1]/;
const mark = (value: string) => `${begin}${value}${end}`;

type WriteMessage = (parameters: Parameters) => string;

/** A parameter with its texts marked, however deep they are. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark(value);
  if (Array.isArray(value)) return value.map(marked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, marked(child)]));
}

/**
 * A sentence with its values marked. Each parameter is tried by itself: where marking it changes the words (as with a
 * term that is translated), it is no value of the sentence.
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
      // A word that the sentence looks up, and does not find marked.
    }
  }
  return best.text;
}

/** Latin words, addresses and names of files in our own sentences: with the signs that belong to them. */
const latin = /[#/.<{[_]*[A-Za-z0-9%][\w#/.:@%*+=<>…-]*/g;

/** Within the words of an Arabic sentence what is written from left to right, as in `assets/` or `tel:`. */
function splitLatin(text: string): MessagePart[] {
  const pieces: MessagePart[] = [];
  let at = 0;
  for (const { 0: run, index } of text.matchAll(latin)) {
    // What ends the sentence is not part of the word.
    const word = run.replace(/[.…]+$/, '');
    if (!/[A-Za-z#/%]/.test(word)) continue;
    pieces.push({ text: text.slice(at, index) }, { text: word, isValue: true });
    at = index + word.length;
  }
  return [...pieces, { text: text.slice(at) }].filter((piece) => piece.text !== '');
}

/** Values that touch are one, such as a folder and a file in it: apart from one another they would change places. */
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

/** Message and hint of a diagnostic in pieces, its values known from its parameters, for who has the file before them. */
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
 * The same for who has the editor before them: fields and places are called as it calls them, and a file by its name alone, as
 * its library shows no folders.
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
