import { voidElements } from '../../pages/render/page-text.ts';
import { scanHtml } from '../../pages/render/scan-html.ts';

/** Attributes whose values have an effect; values of others are text. */
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

/** Removes the `lang` marks of Latin words in Arabic pages, which depend on the letters of a text. */
const withoutEnglish = (html: string) =>
  html.replaceAll(/<i lang="en">([^<]*)<\/i>/g, '$1').replaceAll('<code lang="en">', '<code>');

/** Visible part of a page. */
const bodyOf = (html: string) => withoutEnglish(html.slice(html.indexOf('<body'), html.lastIndexOf('</html>')));

/** Tags of the visible part of a page or block, in order, without text. Expects HTML as React writes it. */
export function tagsOf(html: string): string[] {
  const body = bodyOf(html);
  const tags: string[] = [];
  scanHtml(body, { text: () => {}, tag: (from, to) => tags.push(tagOf(body.slice(from, to))) });
  return tags;
}

const wordsOf = (text: string) => new Set(text.split(' '));

/** Elements whose content model is phrasing content: https://html.spec.whatwg.org/multipage/dom.html#phrasing-content */
const ofWords = wordsOf(
  'p h1 h2 h3 h4 h5 h6 span strong em b i u s small mark code kbd samp var sub sup abbr cite q dfn bdi bdo time data label button output pre legend summary',
);

/** Flow elements that may not be inside phrasing content. */
const sized = wordsOf(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul',
);

/** Interactive elements, which may not be in links or buttons. */
const pressed = wordsOf('a button input select textarea label iframe details');

/** Elements of phrasing content that may contain headings. */
const withHeadings = wordsOf('legend summary');

/** Required parents of elements. */
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

/** Allowed children of elements. */
const inside: Record<string, Set<string>> = {
  ul: wordsOf('li script template'),
  ol: wordsOf('li script template'),
  menu: wordsOf('li script template'),
  dl: wordsOf('dt dd div script template'),
  table: wordsOf('caption colgroup thead tbody tfoot tr script template'),
  tr: wordsOf('td th script template'),
};

/** Name of an ancestor that an element may not be in; undefined if there is none. */
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
  // A label may contain the control that it labels.
  return stack.findLast((one) => one === 'a' || one === 'button' || (one === 'label' && name === 'label'));
}

/** SVG and MathML have their own content model. */
const isDrawn = (stack: readonly string[]) => stack.some((one) => one === 'svg' || one === 'math');

/** Misplaced elements and duplicate ids of a page, in language-neutral notation. */
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
