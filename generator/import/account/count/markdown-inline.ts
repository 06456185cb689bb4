import { escapeHtml } from '../../../core/util/escape-html.ts';

/** Targets of link references, by label in lower case. */
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

const formulas = /\$\$[\s\S]+?\$\$|(?<![\\$\w])\$(?=[^\s$])(?:[^$\n]*?[^\s\\$])\$(?![\d$])/g;

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

/** Notes: references vanish, notes within the line are words apart. */
const withoutNotes = (text: string): string =>
  text.replaceAll(/\[\^[^\]\s]+\]/g, '').replaceAll(/\^\[((?:[^[\]]|\[[^\]]*\])*)\]/g, '<div>$1</div>');

/** HTML of running text in Markdown, as far as it matters for counting. */
export function inlineHtml(text: string, references: References): string {
  const store = new Store();
  const plain = text
    .replaceAll(wikiLink, '$2')
    .replaceAll(codeSpan, (_, __, code: string) => store.put(`<code>${escapeHtml(code)}</code>`))
    .replaceAll(formulas, ' ')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => store.put(escapeHtml(sign)))
    .replaceAll(/\\\n/g, '<br>')
    .replaceAll(/\{[:#.][^}\n]*\}/g, '');
  const linked = withLinks(withoutPictures(withoutNotes(plain), references, store), references, store);
  return store.restore(withoutEmphasis(linked));
}
