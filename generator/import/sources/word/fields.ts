/** A field: an instruction, and the text that it produced when the document was last updated. */
interface Field {
  instruction: string;
  isResult: boolean;
  /** Words of the result that are left out, and the number of its links. */
  omitted: string;
  links: number;
}

/** What a field leaves out. */
export interface OmittedField {
  name: string;
  text: string;
  links: number;
}

/** Fields whose text is made of the pages or of other parts of the document. */
const dynamic = /^\s*(?:TOC|TOA|INDEX|PAGE|PAGEREF|NUMPAGES|SECTIONPAGES|BIDIOUTLINE)\b/i;

/** Address and bookmark of a `HYPERLINK` instruction. */
function hrefOfInstruction(instruction: string): string | undefined {
  if (!/^\s*HYPERLINK\b/i.test(instruction)) return undefined;
  const rest = instruction.replace(/^\s*HYPERLINK\b/i, '');
  const anchor = /\\l\s+(?:"([^"]*)"|(\S+))/i.exec(rest);
  const bare = rest.replaceAll(/\\[lot]\s+(?:"[^"]*"|\S+)/gi, '').replaceAll(/\\[a-z]\b/gi, '');
  const address = /"([^"]*)"|(\S+)/.exec(bare);
  const href = (address?.[1] ?? address?.[2] ?? '').trim();
  const hash = anchor?.[1] ?? anchor?.[2];
  return hash === undefined ? href || undefined : `${href}#${hash}`;
}

const nameOf = (instruction: string) => /^\s*(\S+)/.exec(instruction)?.[1] ?? '';

/** Fields that are open: they may span paragraphs and be nested. */
export class FieldStack {
  readonly #open: Field[] = [];
  readonly #madeUp = new Set<Field>();
  readonly #omit: (omitted: OmittedField) => void;

  /** @param omit receives what a dynamic field leaves out */
  constructor(omit: (omitted: OmittedField) => void) {
    this.#omit = omit;
  }

  begin(): void {
    this.#open.push({ instruction: '', isResult: false, omitted: '', links: 0 });
  }

  addInstruction(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.isResult) field.instruction += text;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isResult = true;
  }

  end(): void {
    const field = this.#open.pop();
    if (!field) return;
    this.#report(field, nameOf(field.instruction));
    if (hrefOfInstruction(field.instruction) !== undefined) this.hideLink();
  }

  /** Leaves out text under a name. @returns ends it */
  hideAs(name: string): () => void {
    const field: Field = { instruction: 'TOC', isResult: true, omitted: '', links: 0 };
    this.#open.unshift(field);
    this.#madeUp.add(field);
    return () => {
      this.#open.splice(this.#open.indexOf(field), 1);
      this.#report(field, name);
    };
  }

  #report({ omitted, links }: Field, name: string): void {
    const text = omitted.trim();
    if (text !== '' || links > 0) this.#omit({ name, text, links });
  }

  /** Counts a link that is left out. */
  hideLink(): void {
    const field = this.#hiding;
    if (field) field.links++;
  }

  /** Ends fields that the document leaves open. */
  endAll(): void {
    while (this.#open.length > 0) this.end();
  }

  /** Outermost field whose text is left out, of the document if there is one. */
  get #hiding(): Field | undefined {
    const hiding = this.#open.filter((field) => !field.isResult || dynamic.test(field.instruction));
    return hiding.find((field) => !this.#madeUp.has(field)) ?? hiding[0];
  }

  /** Whether text is now left out. */
  get isHiding(): boolean {
    return this.#hiding !== undefined;
  }

  /** Adds text to what is left out. */
  hide(text: string): void {
    const field = this.#hiding;
    if (field) field.omitted += text;
  }

  /** The field that makes the text a link, and where it leads. */
  get link(): { href: string; field: object } | undefined {
    const field = this.#open.findLast(({ instruction, isResult }) => isResult && hrefOfInstruction(instruction) !== undefined);
    const href = field && hrefOfInstruction(field.instruction);
    return field && href !== undefined ? { href, field } : undefined;
  }
}
