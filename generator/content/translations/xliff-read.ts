import sax from 'sax';
import type { ExchangeLanguages, TranslatedFile } from './exchange.ts';
import { ExchangeError } from './exchange-error.ts';
import type { TranslatedUnit } from './units.ts';

/** Maximum depth of elements; XLIFF groups can be nested, but not this deep in practice. */
const maxDepth = 200;

/** Elements that are ignored: earlier texts, suggestions, and sentences that a tool has split. */
const ignoredElements = new Set(['alt-trans', 'seg-source', 'note', 'prop-group', 'count-group', 'bin-unit']);

/** States that mean that the text is unchecked. */
const unread = /^(?:new$|needs-)/;
const byMachine = /^(?:mt-suggestion|leveraged-mt|fuzzy-match|exact-match|leveraged-|tm-suggestion|id-match)/;

interface OpenUnit {
  source: string;
  target: string;
  places: Set<string>;
  isDraft: boolean;
  isLeftOut: boolean;
  line: number;
}

type Attributes = Record<string, string>;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Compares languages without regions (`en` equals `en-GB`), which tools add and drop freely. */
const isSameLanguage = (one: string, other: string) =>
  (one.split(/[-_]/)[0] ?? '').toLowerCase() === (other.split(/[-_]/)[0] ?? '').toLowerCase();

class Reader {
  readonly units: TranslatedUnit[] = [];
  readonly #parser = sax.parser(true, { position: true, strictEntities: true });
  readonly #languages: ExchangeLanguages;
  readonly #open: string[] = [];
  #unit: OpenUnit | undefined;
  /** Target of the current character data. */
  #text: 'source' | 'target' | 'place' | undefined;
  #place = '';
  /** Depth within an ignored element. */
  #ignoredDepth = 0;

  constructor(languages: ExchangeLanguages) {
    this.#languages = languages;
  }

  get #line() {
    return this.#parser.line + 1;
  }

  read(text: string): void {
    const parser = this.#parser;
    parser.ondoctype = () => this.#fail('doctype');
    parser.onerror = (error) => this.#fail('syntax', error.message.split('\n')[0]);
    parser.onopentag = ({ name, attributes }) => this.#begin(localName(name), attributes as Attributes);
    parser.onclosetag = (name) => this.#end(localName(name));
    parser.ontext = (words) => this.#add(words);
    parser.oncdata = (words) => this.#add(words);
    parser.write(text).close();
    if (this.#open.length === 0 && parser.line === 0 && text.trim() === '') this.#fail('not-xliff');
  }

  #fail(reason: ConstructorParameters<typeof ExchangeError>[0], found = ''): never {
    throw new ExchangeError(reason, { line: this.#line, found });
  }

  #begin(name: string, attributes: Attributes): void {
    if (this.#open.length === 0 && name !== 'xliff') this.#fail('not-xliff', name);
    if (this.#open.push(name) > maxDepth) this.#fail('not-xliff', name);
    if (this.#ignoredDepth > 0 || ignoredElements.has(name)) this.#ignoredDepth++;
    else if (name === 'xliff' && !attributes.version?.startsWith('1.')) this.#fail('not-xliff', `XLIFF ${attributes.version}`);
    else if (name === 'file') this.#checkLanguage(attributes['target-language']);
    else if (name === 'trans-unit') this.#beginUnit(attributes);
    else if (this.#unit) this.#beginInUnit(this.#unit, name, attributes);
  }

  /** Checks only the target language: the Translate Toolkit always writes en-US as the source language. */
  #checkLanguage(found: string | undefined): void {
    if (found && !isSameLanguage(found, this.#languages.target)) this.#fail('wrong-language', found);
  }

  #beginUnit({ id = '', resname = '', approved, restype }: Attributes): void {
    const places = new Set([id, resname].filter((place) => place.startsWith('/')));
    // The header of a PO file becomes a unit, which is skipped.
    const isLeftOut = restype === 'x-gettext-domain-header';
    this.#unit = { source: '', target: '', places, isDraft: approved === 'no', isLeftOut, line: this.#line };
  }

  #beginInUnit(unit: OpenUnit, name: string, attributes: Attributes): void {
    if (name === 'source' || name === 'target') this.#text = name;
    if (name === 'target') {
      const { state = '', 'state-qualifier': qualifier = '' } = attributes;
      unit.isDraft ||= unread.test(state) || byMachine.test(qualifier);
      this.#checkLanguage(attributes['xml:lang']);
    }
    if (name === 'context' && attributes['context-type'] === 'sourcefile') {
      this.#text = 'place';
      this.#place = '';
    }
  }

  #add(words: string): void {
    if (this.#ignoredDepth > 0 || !this.#unit || !this.#text) return;
    if (this.#text === 'place') this.#place += words;
    else this.#unit[this.#text] += words;
  }

  #end(name: string): void {
    this.#open.pop();
    if (this.#ignoredDepth > 0) {
      this.#ignoredDepth--;
      return;
    }
    if (name === 'context' && this.#text === 'place') {
      if (this.#place.startsWith('/')) this.#unit?.places.add(this.#place.trim());
      this.#text = undefined;
    } else if (name === 'source' || name === 'target') this.#text = undefined;
    else if (name === 'trans-unit' && this.#unit) this.#endUnit(this.#unit);
  }

  #endUnit({ isLeftOut, places, ...unit }: OpenUnit): void {
    if (!isLeftOut) this.units.push({ ...unit, places: [...places] });
    this.#unit = undefined;
  }
}

/**
 * Reads XLIFF 1.1 or 1.2. Inline elements are replaced by their content; only the five predefined entities of XML are
 * supported.
 * @throws ExchangeError for another format or language, and for a document type
 */
export function readXliff(text: string, languages: ExchangeLanguages): TranslatedFile {
  const reader = new Reader(languages);
  reader.read(text);
  return { units: reader.units };
}
