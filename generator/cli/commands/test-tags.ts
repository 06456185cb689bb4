import { voidElements } from '../../pages/render/page-text.ts';
import { scanHtml } from '../../pages/render/scan-html.ts';

/** Attributes whose values do something; the values of others are text for people. */
export const working =
  /^(?:on.*|href|src|srcset|action|formaction|style|class|id|type|rel|name|method|target|role|http-equiv|integrity|sandbox|dir|lang|tabindex|for|aria-controls|aria-labelledby|aria-describedby|popovertarget)$/;

const attribute = /\s([^\s=>"']+)(?:="([^"]*)"|='([^']*)'|=([^\s>"']+))?/g;

function tagOf(written: string): string {
  const [name = written] = /^<\/?[a-z0-9-]+/i.exec(written) ?? [];
  const attributes = [...written.slice(name.length).matchAll(attribute)].map(([, key = '', ...values]) => {
    const value = values.find((one) => one !== undefined) ?? '';
    return working.test(key) ? ` ${key}="${value}"` : ` ${key}`;
  });
  return `${name}${attributes.join('')}>`;
}

/** Latin words and code of Arabic pages are marked as English when a page is rendered: that follows from their letters. */
const withoutEnglish = (html: string) =>
  html.replaceAll(/<i lang="en">([^<]*)<\/i>/g, '$1').replaceAll('<code lang="en">', '<code>');

/** What visitors see. */
const bodyOf = (html: string) => withoutEnglish(html.slice(html.indexOf('<body'), html.lastIndexOf('</html>')));

/** The tags of what visitors see of a page, in their order and without its texts: of HTML as React writes it, or a block by itself. */
export function tagsOf(html: string): string[] {
  const body = bodyOf(html);
  const tags: string[] = [];
  scanHtml(body, { text: () => {}, tag: (from, to) => tags.push(tagOf(body.slice(from, to))) });
  return tags;
}

const wordsOf = (text: string) => new Set(text.split(' '));

/** Elements that hold words, and elements among words alone: https://html.spec.whatwg.org/multipage/dom.html#phrasing-content */
const ofWords = wordsOf(
  'p h1 h2 h3 h4 h5 h6 span strong em b i u s small mark code kbd samp var sub sup abbr cite q dfn bdi bdo time data label button output pre legend summary',
);

/** Elements that stand among others of their size, and not among words. */
const sized = wordsOf(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul',
);

/** What is pressed or typed in: one stands in no other. */
const pressed = wordsOf('a button input select textarea label iframe details');

/** Headings may stand in these: the specification says so of them alone. */
const withHeadings = wordsOf('legend summary');

/** Where elements may stand that have a place of their own. */
const around: Record<string, Set<string>> = {
  li: wordsOf('ul ol menu'),
  dt: wordsOf('dl div'),
  dd: wordsOf('dl div'),
  caption: wordsOf('table'),
  colgroup: wordsOf('table'),
  thead: wordsOf('table'),
  tbody: wordsOf('table'),
  tfoot: wordsOf('table'),
  tr: wordsOf('table thead tbody tfoot'),
  td: wordsOf('tr'),
  th: wordsOf('tr'),
  option: wordsOf('select datalist optgroup'),
  figcaption: wordsOf('figure'),
  legend: wordsOf('fieldset'),
  summary: wordsOf('details'),
};

/** What alone may stand in these. */
const inside: Record<string, Set<string>> = {
  ul: wordsOf('li script template'),
  ol: wordsOf('li script template'),
  menu: wordsOf('li script template'),
  dl: wordsOf('dt dd div script template'),
  table: wordsOf('caption colgroup thead tbody tfoot tr script template'),
  tr: wordsOf('td th script template'),
};

/** The element around it in which one may not stand. */
function wrongAround(name: string, stack: readonly string[]): string | undefined {
  const parent = stack.at(-1) ?? '';
  if (around[name]?.has(parent) === false || inside[parent]?.has(name) === false) return parent;
  const isHeading = /^h[1-6]$/.test(name);
  if (sized.has(name)) {
    const found = stack.findLast((one) => ofWords.has(one) && !(isHeading && withHeadings.has(one)));
    if (found) return found;
  }
  if (name === 'form' && stack.includes('form')) return 'form';
  if (!pressed.has(name)) return undefined;
  // A label is around what it names.
  return stack.findLast((one) => one === 'a' || one === 'button' || (one === 'label' && name === 'label'));
}

/** What stands in a drawing or a formula has rules of its own. */
const isDrawn = (stack: readonly string[]) => stack.some((one) => one === 'svg' || one === 'math');

/** Elements of a page that stand where they may not, and ids that stand twice, in signs that are of no language. */
export function misplacedIn(html: string): string[] {
  const body = bodyOf(html);
  const found = new Set<string>();
  const ids = new Set<string>();
  const stack: string[] = [];
  const open = (tag: string, name: string) => {
    const [, id] = /\sid="([^"]*)"/.exec(tag) ?? [];
    if (id !== undefined && ids.has(id)) found.add(`id="${id}" × 2`);
    if (id !== undefined) ids.add(id);
    const wrong = isDrawn(stack) ? undefined : wrongAround(name, stack);
    if (wrong !== undefined) found.add(`<${wrong}> <${name}>`);
    if (!voidElements.has(name) && !tag.endsWith('/>')) stack.push(name);
  };
  const close = (name: string) => {
    if (stack.at(-1) === name) stack.pop();
    else found.add(`<${stack.at(-1)}> </${name}>`);
  };
  const tag = (from: number, to: number) => {
    const written = body.slice(from, to);
    const [, end, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(written) ?? [];
    if (name !== '') end ? close(name.toLowerCase()) : open(written, name.toLowerCase());
  };
  const text = (from: number, to: number) => {
    const parent = stack.at(-1) ?? '';
    if (inside[parent] && body.slice(from, to).trim() !== '')
      found.add(`<${parent}> ${body.slice(from, to).trim().slice(0, 40)}`);
  };
  scanHtml(body, { text, tag });
  return [...found];
}
