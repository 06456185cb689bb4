import { childOf, childrenOf, type XmlElement } from '../office/xml.ts';
import { type RunFormat, readRunFormat } from './run-format.ts';
import { type Role, roleOfStyle } from './style-roles.ts';

interface Style {
  id: string;
  name: string;
  basedOn?: string;
  paragraph?: XmlElement;
  run?: XmlElement;
  /** Whether it is a style of tables that gives the first row a format. */
  hasHeadFormat: boolean;
}

/** Longest chain of styles that are based on one another. */
const maxChain = 20;

const valOf = (element: XmlElement | undefined) => element?.attributes['w:val'];

/** Styles of a document. */
export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #formats = new Map<string, RunFormat>();
  readonly #defaults: RunFormat;
  #defaultParagraph = '';

  constructor(tree: XmlElement | undefined) {
    this.#defaults = readRunFormat(childOf(tree, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'));
    for (const element of childrenOf(tree, 'w:style')) {
      const { 'w:styleId': id = '', 'w:type': type, 'w:default': isDefault } = element.attributes;
      const style = {
        id,
        name: valOf(childOf(element, 'w:name')) ?? id,
        basedOn: valOf(childOf(element, 'w:basedOn')),
        paragraph: childOf(element, 'w:pPr'),
        run: childOf(element, 'w:rPr'),
        hasHeadFormat: childrenOf(element, 'w:tblStylePr').some(({ attributes }) => attributes['w:type'] === 'firstRow'),
      };
      this.#styles.set(id, style);
      if (type === 'paragraph' && (isDefault === '1' || isDefault === 'true')) this.#defaultParagraph = id;
    }
  }

  /** A style and those it is based on, nearest first. */
  #chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    let style = id === undefined ? undefined : this.#styles.get(id);
    while (style && chain.length < maxChain && !chain.includes(style)) {
      chain.push(style);
      style = style.basedOn === undefined ? undefined : this.#styles.get(style.basedOn);
    }
    return chain;
  }

  styleIdOf(properties: XmlElement | undefined): string {
    return valOf(childOf(properties, 'w:pStyle')) ?? this.#defaultParagraph;
  }

  /** Property of a paragraph, its own or of its styles. */
  findProperty(properties: XmlElement | undefined, name: string): XmlElement | undefined {
    const own = childOf(properties, name);
    if (own) return own;
    for (const { paragraph } of this.#chain(this.styleIdOf(properties))) {
      const found = childOf(paragraph, name);
      if (found) return found;
    }
    return undefined;
  }

  /** What a paragraph is, by its outline level and the names of its styles. */
  roleOf(properties: XmlElement | undefined): Role {
    const chain = this.#chain(this.styleIdOf(properties));
    const named = chain.map(({ id, name }) => roleOfStyle(id, name)).find((role) => role !== undefined);
    const outline = valOf(this.findProperty(properties, 'w:outlineLvl'));
    if (named && named.type !== 'heading') return named;
    const level = outline === undefined ? undefined : Number(outline) + 1;
    if (level !== undefined && level >= 1 && level <= 9) return { type: 'heading', level: Math.min(level, 6) };
    return named && level === undefined ? named : { type: 'text' };
  }

  /** Format that the styles of one chain give to runs. */
  #formatOf(id: string | undefined): RunFormat {
    if (id === undefined) return {};
    let format = this.#formats.get(id);
    if (!format) {
      format = Object.assign(
        {},
        ...this.#chain(id)
          .reverse()
          .map(({ run }) => readRunFormat(run)),
      ) as RunFormat;
      this.#formats.set(id, format);
    }
    return format;
  }

  /** Whether the name of a style of characters is one for code. */
  #isCode(id: string | undefined): boolean {
    return this.#chain(id).some((style) => roleOfStyle(style.id, style.name)?.type === 'code');
  }

  /**
   * Format of a run. Toggles of the styles of paragraph and characters cancel one another; those of the run itself count
   * absolutely.
   */
  resolveRun(run: XmlElement | undefined, paragraph: XmlElement | undefined): RunFormat {
    const styleId = valOf(childOf(run, 'w:rStyle'));
    const byParagraph = this.#formatOf(this.styleIdOf(paragraph));
    const byCharacters = this.#formatOf(styleId);
    const own = readRunFormat(run);
    const toggle = (name: 'bold' | 'boldComplex' | 'italic' | 'italicComplex' | 'struck' | 'hidden') =>
      own[name] ?? (this.#defaults[name] === true || (byParagraph[name] ?? false) !== (byCharacters[name] ?? false));
    return {
      ...this.#defaults,
      ...byParagraph,
      ...byCharacters,
      ...own,
      bold: toggle('bold'),
      boldComplex: toggle('boldComplex'),
      italic: toggle('italic'),
      italicComplex: toggle('italicComplex'),
      struck: toggle('struck'),
      hidden: toggle('hidden'),
      isCode: (own.isCode ?? byCharacters.isCode ?? false) || this.#isCode(styleId),
      language: own.language,
    };
  }

  /** Whether the style of a table gives the first row a format. */
  hasHeadFormat(properties: XmlElement | undefined): boolean {
    return this.#chain(valOf(childOf(properties, 'w:tblStyle'))).some((style) => style.hasHeadFormat);
  }

  /** Level of a list that a built-in style is for: 1 for `List Bullet 2`. */
  listLevelOf(properties: XmlElement | undefined): number {
    const names = this.#chain(this.styleIdOf(properties)).map(({ name }) => /^list (?:bullet|number) ([2-5])$/i.exec(name)?.[1]);
    return Number(names.find((digit) => digit !== undefined) ?? 1) - 1;
  }
}
