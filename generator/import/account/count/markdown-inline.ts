import { escapeHtml } from '../../../core/util/escape-html.ts';

/** Targets of link references, by label in lower case, and labels of footnotes, with `^` before them. */
export type References = ReadonlyMap<string, string>;

/** Finished HTML within a line, which later rules must not read. */
class Store {
  readonly #parts: string[] = [];

  put(html: string): string {
    this.#parts.push(html);
    return `\uE000${this.#parts.length - 1}\uE001`;
  }

  restore(text: string): string {
    const restored = text.replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => this.#parts[Number(index)] ?? '');
    return restored.includes('\uE000') ? this.restore(restored) : restored;
  }
}

const codeSpan = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;

/** Link to a page by its name, with a label. */
const wikiLink = /(!?\[\[)[^[\]|\n]*\|([^[\]\n]*)\]\]/g;

const formulas = /\$\$([\s\S]+?)\$\$|(?<![\\$\w])\$(?=[^\s$])([^$]*?[^\s\\$])\$(?![\d$])/g;

/** Text without formulas; prices and words between signs of money are none. */
export const withoutFormulas = (text: string): string =>
  text.replaceAll(formulas, (whole, block: string | undefined, inline: string | undefined) => {
    const tex = (block ?? inline ?? '').trim();
    return (/[\\^_={}]/.test(tex) || /^[A-Za-z]$/.test(tex)) && !/\p{Script=Arabic}/u.test(tex) ? ' ' : whole;
  });

/** Attributes of what is before them. */
export const attributes = /\{[:#.][^}\n]*\}/g;

const target = String.raw`\(\s*(<[^>]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+(?:"(?:[^"\\]|\\.)*"|'[^']*'|\([^)]*\)))?\s*\)`;
const label = String.raw`\[((?:[^\[\]]|\[(?:[^\[\]]|\[[^\]]*\])*\])*)\]`;

const inlineTarget = (kind: string) => new RegExp(kind + label + target, 'g');
const referenceTarget = (kind: string) => new RegExp(`${kind}${label}(?:\\[([^\\]]*)\\])?`, 'g');

const withoutBrackets = (address: string) => address.replace(/^<(.*)>$/, '$1');

/** Emphasis within words joins their parts. */
const withoutEmphasis = (text: string): string => {
  let before = '';
  let after = text;
  while (after !== before) {
    before = after;
    after = after.replaceAll(/(\*{1,3}|~~|==)(?=\S)((?:(?!\1)[\s\S])+?)(?<=\S)\1/g, '$2');
  }
  return after;
};

const pictureHtml = (alt: string, address: string) =>
  `<img src="${escapeHtml(withoutBrackets(address))}" alt="${escapeHtml(withoutEmphasis(alt))}">`;

function withoutPictures(text: string, references: References, store: Store): string {
  return text
    .replaceAll(inlineTarget('!'), (_, alt: string, address: string) => store.put(pictureHtml(alt, address)))
    .replaceAll(referenceTarget('!'), (whole, alt: string, name: string | undefined) => {
      const address = references.get((name || alt).toLowerCase());
      return address === undefined ? whole : store.put(pictureHtml(alt, address));
    });
}

function withLinks(text: string, references: References, store: Store): string {
  const open = (address: string) => store.put(`<a href="${escapeHtml(withoutBrackets(address))}">`);
  const close = () => store.put('</a>');
  return text
    .replaceAll(inlineTarget(''), (_, words: string, address: string) => open(address) + words + close())
    .replaceAll(referenceTarget(''), (whole, words: string, name: string | undefined) => {
      const address = references.get((name || words).toLowerCase());
      return address === undefined ? whole : open(address) + words + close();
    })
    .replaceAll(/<((?:https?|ftp|mailto):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g, (_, address: string) => {
      const isMail = !address.includes(':');
      return store.put(`<a href="${escapeHtml(isMail ? `mailto:${address}` : address)}">${escapeHtml(address)}</a>`);
    });
}

/** Notes: references vanish if they lead to one, notes within the line are words apart. */
const withoutNotes = (text: string, references: References): string =>
  text
    .replaceAll(/\[(\^[^\]\s]+)\]/g, (whole, note: string) => (references.has(note) ? '' : whole))
    .replaceAll(/\^\[((?:[^[\]]|\[[^\]]*\])*)\]/g, '<div>$1</div>');

/** HTML of running text in Markdown, as far as it matters for counting. */
export function inlineHtml(text: string, references: References): string {
  const store = new Store();
  const words = text
    .replaceAll(wikiLink, '$2')
    .replaceAll(codeSpan, (_, __, code: string) => store.put(`<code>${escapeHtml(code)}</code>`));
  const plain = withoutFormulas(words)
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => store.put(escapeHtml(sign)))
    .replaceAll(/\\\n/g, '<br>')
    .replaceAll(attributes, '');
  const linked = withLinks(withoutPictures(withoutNotes(plain, references), references, store), references, store);
  return store.restore(withoutEmphasis(linked));
}
