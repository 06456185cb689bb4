import { pseudoRandom } from './pseudo-random.ts';

export interface RandomMarkdown {
  text: string;
  /** Words that a reader of the page sees, or that were left out by name. */
  words: string[];
  /** Texts of code blocks. */
  codes: string[];
}

/** Below the head of a table: columns with and without an alignment. */
const delimiters = [' --- |', ' :-: |', ' --: |'];

const letters = ['كتاب', 'مدينة', 'علم', 'نور', 'باب', 'قلم', 'word', 'site', 'page', 'Qiyam'];

/** Makes documents whose words are known because it writes each of them itself. */
export class MarkdownWriter {
  readonly #random: () => number;
  #count = 0;
  words: string[] = [];
  codes: string[] = [];
  readonly #definitions: string[] = [];

  constructor(seed: number) {
    this.#random = pseudoRandom(seed);
  }

  document(): RandomMarkdown {
    const blocks = Array.from({ length: 2 + this.#below(8) }, () => this.block(0));
    return { text: [...blocks, ...this.#definitions].join('\n\n'), words: this.words, codes: this.codes };
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #one<T>(choices: readonly T[]): T {
    return choices[this.#below(choices.length)] as T;
  }

  /** A word that occurs once. */
  word(): string {
    const word = `${this.#one(letters)}${++this.#count}`;
    this.words.push(word);
    return word;
  }

  phrase(): string {
    return Array.from({ length: 1 + this.#below(4) }, () => this.word()).join(' ');
  }

  sentence(depth = 0): string {
    return Array.from({ length: 1 + this.#below(4) }, () => this.#part(depth)).join(this.#one([' ', ' ', '، ', '\n', '  \n']));
  }

  #part(depth: number): string {
    const inner = () => (depth > 1 ? this.phrase() : this.#part(depth + 1));
    const parts: (() => string)[] = [
      () => this.phrase(),
      () => `**${inner()}**`,
      () => `*${this.phrase()}*`,
      () => `~~${this.phrase()}~~`,
      () => `\`${this.phrase()}\``,
      () => `[${this.phrase()}](/a/b.html)`,
      () => `![${this.phrase()}](x.png)`,
      () => `<b>${inner()}</b>`,
      () => `<span title="x">${this.phrase()}</span>`,
      () => `${this.word()} &amp; \\*${this.word()}\\*`,
      () => `${this.word()}[^${this.#note()}]`,
      () => `[${this.phrase()}][${this.#reference()}]`,
      () => `[[A page|${this.phrase()}]]`,
      () => `[${this.phrase()}]`,
      () => `${this.word()} < 3${this.#digit('3')} > ${this.word()}`,
    ];
    return this.#one(parts)();
  }

  /** A number that the text shows. */
  #digit(word: string): '' {
    this.words.push(word);
    return '';
  }

  #note(): string {
    const label = `n${++this.#count}`;
    this.#definitions.push(`[^${label}]: ${this.phrase()}`);
    return label;
  }

  #reference(): string {
    const label = `r${++this.#count}`;
    this.#definitions.push(`[${label}]: /x/${label}`);
    return label;
  }

  #indented(text: string, by: number, first = ' '.repeat(by)): string {
    const lines = text.split('\n');
    return lines.map((line, index) => (index === 0 ? first + line : line === '' ? '' : ' '.repeat(by) + line)).join('\n');
  }

  block(depth: number): string {
    const more = depth < 3;
    const blocks: (() => string)[] = [
      () => this.sentence(),
      () => this.sentence(),
      () => `${'#'.repeat(1 + this.#below(6))} ${this.phrase()}`,
      () => `${this.phrase()}\n---`,
      () => this.#code(),
      () => this.#table(),
      () => '* * *',
      () => `![${this.phrase()}](x.png)`,
      () => `<div>\n${this.phrase()} <em>${this.word()}</em>\n</div>`,
      () => `$$\n${this.word()} = ${this.word()}\n$$`,
      () => `${this.phrase()}\n: ${this.phrase()}`,
      ...(more ? this.#containers(depth) : []),
    ];
    return this.#one(blocks)();
  }

  #blocks(depth: number): string {
    return Array.from({ length: 1 + this.#below(3) }, () => this.block(depth + 1)).join('\n\n');
  }

  #containers(depth: number): (() => string)[] {
    return [
      () =>
        this.#blocks(depth)
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n'),
      () => this.#list(depth, () => '- '),
      () => this.#list(depth, (index) => `${index + 1}. `),
      () => `${':'.repeat(7 - depth)}tip[${this.phrase()}]\n\n${this.#blocks(depth)}\n\n${':'.repeat(7 - depth)}`,
      () => `!!! note "${this.phrase()}"\n\n${this.#indented(this.#blocks(depth), 4)}`,
      () => `=== "${this.phrase()}"\n\n${this.#indented(this.#blocks(depth), 4)}`,
      () => `<details>\n<summary>${this.phrase()}</summary>\n\n${this.#blocks(depth)}\n\n</details>`,
    ];
  }

  #list(depth: number, mark: (index: number) => string): string {
    const items = Array.from({ length: 1 + this.#below(3) }, (_, index) => {
      const text = depth < 2 && this.#below(3) === 0 ? `${this.sentence()}\n\n${this.#blocks(depth + 1)}` : this.sentence();
      return this.#indented(text, mark(index).length, mark(index));
    });
    return items.join('\n');
  }

  #code(): string {
    const kinds = [() => `  ${this.word()} {`, () => `\t${this.word()}`, () => '', () => `# ${this.word()} *`];
    const lines = Array.from({ length: 1 + this.#below(4) }, () => this.#one(kinds)());
    const text = lines.join('\n');
    this.codes.push(text);
    const fence = this.#one(['```', '~~~', '`````']);
    return `${fence}${this.#one(['', 'js', 'python'])}\n${text}\n${fence}`;
  }

  #table(): string {
    const columns = 1 + this.#below(3);
    const row = () =>
      `| ${Array.from({ length: columns }, () => this.#one([() => this.phrase(), () => '', () => `**${this.word()}**`])()).join(' | ')} |`;
    const rows = Array.from({ length: 1 + this.#below(3) }, row);
    return [row(), `|${delimiters.slice(0, columns).join('')}`, ...rows].join('\n');
  }
}
