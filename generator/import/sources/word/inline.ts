import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../office/xml.ts';
import { allTextOf } from './all-text.ts';
import { change, omit, type ParagraphContent, type Piece, type PieceFormat, type WordContext } from './context.ts';
import { readDrawing } from './drawings.ts';
import { omitElement } from './element-counts.ts';
import { equationTex } from './equations.ts';
import { resolveHref } from './links.ts';
import type { RunFormat } from './run-format.ts';
import { pieceFormatOf } from './run-language.ts';
import { symbolText } from './symbols.ts';

/** Elements that only group what is in them. */
const wrappers = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:bdo',
  'w:dir',
  'w:sdtContent',
  'w:rubyBase',
  'mc:Choice',
  'mc:Fallback',
]);

const deleted = new Set(['w:del', 'w:moveFrom']);

class InlineReader {
  readonly content: ParagraphContent = { pieces: [], blocks: [] };
  readonly #context: WordContext;
  readonly #paragraph: XmlElement | undefined;
  #hidden = '';
  /** Element or field that makes the text a link: of this text, and of that before it. */
  #link: object | undefined;
  #lastLink: object | undefined;

  constructor(context: WordContext, paragraph: XmlElement | undefined) {
    this.#context = context;
    this.#paragraph = paragraph;
  }

  read(element: XmlElement, href?: string): void {
    for (const child of childrenOf(element)) this.#readChild(child, href);
  }

  #readChild(child: XmlElement, href: string | undefined): void {
    const { name } = child;
    if (name === 'w:r') this.#readRun(child, href);
    else if (name === 'w:hyperlink') this.#readLink(child, href);
    else if (wrappers.has(name)) this.read(child, href);
    else if (name === 'mc:AlternateContent') this.#readAlternate(child, (chosen) => this.read(chosen, href));
    else if (deleted.has(name)) omitElement(child, { reason: 'hidden', name }, this.#context);
    else if (name === 'w:fldSimple') this.#readSimpleField(child, href);
    else if (name === 'w:sdt') this.#readControl(child, href);
    else if (name === 'm:oMath') this.#addFormula(child, false);
    else if (name === 'm:oMathPara') for (const math of descendantsOf(child, 'm:oMath')) this.#addFormula(math, true);
  }

  #readAlternate(element: XmlElement, read: (chosen: XmlElement) => void): void {
    const chosen = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback');
    if (chosen) read(chosen);
  }

  #readLink(child: XmlElement, href: string | undefined): void {
    const { fields } = this.#context;
    if (fields.isHiding) fields.hideLink();
    this.#link = child;
    this.read(child, this.#hrefOf(child) ?? href);
    this.#link = undefined;
  }

  #hrefOf({ attributes }: XmlElement): string | undefined {
    const relationship = this.#context.relationships.get(attributes['r:id'] ?? '');
    const hash = attributes['w:anchor'];
    if (!relationship && hash === undefined) return undefined;
    return resolveHref(`${relationship?.target ?? ''}${hash === undefined ? '' : `#${hash}`}`, this.#context);
  }

  #readSimpleField(element: XmlElement, href: string | undefined): void {
    const { fields } = this.#context;
    fields.begin();
    fields.addInstruction(element.attributes['w:instr'] ?? '');
    fields.separate();
    this.read(element, href);
    fields.end();
  }

  #readControl(element: XmlElement, href: string | undefined): void {
    const content = childOf(element, 'w:sdtContent');
    if (!content) return;
    if (childOf(element, 'w:sdtPr', 'w:showingPlcHdr')) omitElement(content, { reason: 'form', name: 'w:sdt' }, this.#context);
    else this.read(content, href);
  }

  #omitHidden(name: string, text: string, href?: string): void {
    const counts = href === undefined ? {} : { counts: { links: 1 } };
    if (text.trim() !== '') omit(this.#context, { reason: 'hidden', name, text, ...counts });
  }

  #addFormula(element: XmlElement, isBlock: boolean): void {
    const words = descendantsOf(element, 'm:t').map(textOf).join(' ');
    const tex = equationTex(element);
    if (this.#context.fields.isHiding) this.#context.fields.hide(` ${words} `);
    else if (tex === undefined) {
      change(this.#context, { reason: 'structure-flattened', name: 'm:oMath', after: words });
      this.#add({ type: 'text', value: ` ${words} ` }, {});
    } else if (tex !== '') this.#addTex(tex, words, isBlock);
  }

  #addTex(tex: string, words: string, isBlock: boolean): void {
    change(this.#context, { reason: 'structure-flattened', name: 'm:oMath', before: words, after: tex });
    this.#add({ type: 'formula', tex, isBlock }, {});
  }

  /** Links to the same address that follow one another become one. */
  #joinLinks(href: string | undefined): void {
    const link = this.#link ?? this.#context.fields.link?.field;
    const last = this.content.pieces.at(-1)?.format.href;
    if (href !== undefined && href === last && link !== this.#lastLink) {
      change(this.#context, { reason: 'structure-flattened', name: href, counts: { links: -1 } });
    }
    this.#lastLink = link;
  }

  #add(content: Piece['content'], format: PieceFormat): void {
    this.#joinLinks(format.href);
    this.content.pieces.push({ content, format });
  }

  #addText(value: string, format: RunFormat, href: string | undefined): void {
    if (value === '') return;
    if (format.hidden) this.#hidden += value;
    else if (this.#context.fields.isHiding) this.#context.fields.hide(value);
    else this.#add({ type: 'text', value }, pieceFormatOf(value, format, this.#hrefHere(href), this.#context.language));
  }

  #hrefHere(href: string | undefined): string | undefined {
    const link = this.#context.fields.link;
    return href ?? (link && resolveHref(link.href, this.#context));
  }

  #readRun(run: XmlElement, href: string | undefined): void {
    const format = this.#context.styles.resolveRun(childOf(run, 'w:rPr'), this.#paragraph);
    this.#readRunContent(run, format, href);
    this.#omitHidden('w:vanish', this.#hidden, this.#hrefHere(href));
    this.#hidden = '';
  }

  #readRunContent(run: XmlElement, format: RunFormat, href: string | undefined): void {
    for (const child of childrenOf(run)) {
      if (!this.#readCharacters(child, format, href)) this.#readObject(child, format, href);
    }
  }

  /** @returns whether it was text */
  #readCharacters(child: XmlElement, format: RunFormat, href: string | undefined): boolean {
    switch (child.name) {
      case 'w:t':
        this.#readText(textOf(child), format, href);
        return true;
      case 'w:tab':
      case 'w:ptab':
        this.#addText(' ', format, href);
        return true;
      case 'w:noBreakHyphen':
        this.#addText('\u2011', format, href);
        return true;
      case 'w:br':
      case 'w:cr':
        if (this.#context.fields.isHiding || format.hidden) this.#addText(' ', format, href);
        else this.#add({ type: 'break' }, pieceFormatOf('', format, this.#hrefHere(href), this.#context.language));
        return true;
      case 'w:sym':
        this.#readSymbol(child, format, href);
        return true;
      case 'w:delText':
        this.#omitHidden('w:del', textOf(child));
        return true;
      default:
        return false;
    }
  }

  /** Text; characters of symbol fonts, which Word keeps in the private use area, become those they show. */
  #readText(text: string, format: RunFormat, href: string | undefined): void {
    const value = text.replaceAll(/[\uf020-\uf0ff]/g, (sign) => symbolText(format.font ?? '', sign.charCodeAt(0)) ?? sign);
    const letters = value === text ? '' : (value.match(/\p{Script=Greek}/gu) ?? []).join(' ');
    if (letters !== '') change(this.#context, { reason: 'characters', name: format.font ?? '', after: letters });
    this.#addText(value, format, href);
  }

  #readSymbol({ attributes }: XmlElement, format: RunFormat, href: string | undefined): void {
    const font = attributes['w:font'] ?? '';
    const value = symbolText(font, Number.parseInt(attributes['w:char'] ?? '', 16));
    if (value === undefined) {
      change(this.#context, { reason: 'characters', name: `${font} ${attributes['w:char'] ?? ''}` });
      return;
    }
    if (/\p{L}/u.test(value)) change(this.#context, { reason: 'characters', name: font, after: value });
    this.#addText(value, format, href);
  }

  #readObject(child: XmlElement, format: RunFormat, href: string | undefined): void {
    const { fields } = this.#context;
    switch (child.name) {
      case 'w:fldChar':
        this.#readFieldMark(child);
        break;
      case 'w:instrText':
        fields.addInstruction(textOf(child));
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#readNote(`${child.name === 'w:footnoteReference' ? 'footnote' : 'endnote'}:${child.attributes['w:id'] ?? ''}`);
        break;
      case 'w:ruby':
        this.#readRuby(child, format, href);
        break;
      case 'mc:AlternateContent':
        this.#readAlternate(child, (chosen) => this.#readRunContent(chosen, format, href));
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        this.#readDrawing(child, format, href);
        break;
    }
  }

  #readFieldMark({ attributes }: XmlElement): void {
    const { fields } = this.#context;
    const type = attributes['w:fldCharType'];
    if (type === 'begin') fields.begin();
    else if (type === 'separate') fields.separate();
    else if (type === 'end') fields.end();
  }

  #readRuby(element: XmlElement, format: RunFormat, href: string | undefined): void {
    const base = childOf(element, 'w:rubyBase');
    const above = childOf(element, 'w:rt');
    if (base) this.read(base, href);
    if (!above) return;
    this.#addText(' (', format, href);
    this.read(above, href);
    this.#addText(')', format, href);
  }

  #readNote(key: string): void {
    const note = this.#context.notes.get(key);
    if (!note) return;
    this.#context.usedNotes.add(key);
    const words = allTextOf(note.element);
    if (this.#context.fields.isHiding) {
      this.#context.fields.hide(` ${words} `);
      return;
    }
    const context = { ...this.#context, relationships: note.relationships, notes: new Map() };
    const paragraphs = descendantsOf(note.element, 'w:p').map((paragraph) => readInline(paragraph, context));
    const pieces = paragraphs.flatMap(({ pieces: sentence }, index): Piece[] =>
      index === 0 || sentence.length === 0 ? sentence : [{ content: { type: 'break' }, format: {} }, ...sentence],
    );
    this.#add({ type: 'note', pieces }, {});
    this.content.blocks.push(...paragraphs.flatMap(({ blocks }) => blocks));
  }

  #readDrawing(element: XmlElement, format: RunFormat, href: string | undefined): void {
    if (format.hidden || this.#context.fields.isHiding) {
      omitElement(element, { reason: format.hidden ? 'hidden' : 'dynamic', name: element.name }, this.#context);
      return;
    }
    for (const found of readDrawing(element, this.#context)) {
      if (found.type === 'block') this.content.blocks.push(found.block);
      else {
        const { picture, isInline } = found;
        this.#add({ type: 'picture', picture, isInline }, { href: found.href ?? this.#hrefHere(href) });
      }
    }
  }
}

/** Reads what is in a paragraph. Words that are not shown are reported. */
export function readInline(paragraph: XmlElement, context: WordContext): ParagraphContent {
  const reader = new InlineReader(context, childOf(paragraph, 'w:pPr'));
  reader.read(paragraph);
  if (context.fields.isHiding) context.fields.hide('\n');
  return reader.content;
}
