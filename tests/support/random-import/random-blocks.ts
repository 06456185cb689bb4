import { escapeHtml } from '../../../generator/core/util/escape-html.ts';
import { oddText, type Pick } from './random-texts.ts';

/** What random content may refer to. */
export interface PostSources {
  pick: Pick;
  /** Addresses of pictures of the library by number. */
  pictures: ReadonlyMap<number, string>;
  /** Addresses of other posts. */
  links: readonly string[];
}

const words = 'كتاب مدينة علم نور باب قلم word site page Qiyam الجمعية برنامج'.split(' ');

export const any = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Some words; the last is a number that few other texts have. */
export const phrase = (pick: Pick, most = 4): string =>
  `${times(1 + pick(most), () => any(pick, words)).join(' ')} ${pick(100_000)}`;

const picture = ({ pick, pictures }: PostSources): [number, string] => any(pick, [...pictures]);

export function imageHtml(sources: PostSources): string {
  const { pick } = sources;
  const [id, address] = picture(sources);
  const size = any(pick, ['', ' width="300" height="200"']);
  return `<img src="${any(pick, [address, address.replace(/(\.\w+)$/, '-300x200$1')])}" alt="${any(pick, ['', phrase(pick)])}" class="wp-image-${id}"${size}/>`;
}

/** Part of a sentence as the editor writes it. */
export function inlineHtml(sources: PostSources, depth = 0): string {
  const { pick, links } = sources;
  const inner = () => (depth > 1 ? phrase(pick) : inlineHtml(sources, depth + 1));
  const parts: (() => string)[] = [
    () => phrase(pick),
    () => phrase(pick),
    () => escapeHtml(oddText(pick)),
    () => `<strong>${inner()}</strong>`,
    () => `<em>${inner()}</em> <s>${phrase(pick)}</s>`,
    () => `<a href="${any(pick, links)}">${phrase(pick)}</a>`,
    () =>
      `<a href="https://elsewhere.example/?a=1&amp;b=${pick(99)}" target="_blank" rel="noreferrer noopener">${phrase(pick)}</a>`,
    () => `<code>${phrase(pick)}</code>`,
    () => `${phrase(pick)}<br>${phrase(pick)}`,
    () => `<mark style="background-color:#fff" class="has-inline-color">${phrase(pick)}</mark>`,
    () => `H<sub>2</sub>O ${phrase(pick)}<sup>2</sup> <kbd>Ctrl</kbd>`,
    () => `&nbsp;${phrase(pick)}&#8230; &laquo;${phrase(pick)}&raquo; &amp; &lt;b&gt;`,
    () => `<span lang="en" dir="ltr">${phrase(pick)}</span>`,
    () => `<abbr title="${phrase(pick)}">${phrase(pick)}</abbr>`,
    () => `[${any(pick, ['sic', 'كذا', '1', 'note'])}] ${phrase(pick)}`,
    () => `${imageHtml(sources)} ${phrase(pick)}`,
  ];
  return any(pick, parts)();
}

export const sentenceHtml = (sources: PostSources): string =>
  times(1 + sources.pick(3), () => inlineHtml(sources)).join(any(sources.pick, [' ', '، ', ' ']));

const wrap = (name: string, html: string, attributes = '') =>
  `<!-- wp:${name}${attributes && ` ${attributes}`} -->\n${html}\n<!-- /wp:${name} -->`;

function listHtml(sources: PostSources, depth: number): string {
  const { pick } = sources;
  const name = any(pick, ['ul', 'ol']);
  const items = times(1 + pick(3), () => {
    const inner = depth < 4 && pick(3) === 0 ? listHtml(sources, depth + 1) : '';
    return wrap('list-item', `<li>${sentenceHtml(sources)}${inner}</li>`);
  });
  return wrap('list', `<${name} class="wp-block-list">${items.join('\n')}</${name}>`, name === 'ol' ? '{"ordered":true}' : '');
}

function tableHtml(sources: PostSources): string {
  const { pick } = sources;
  const columns = 1 + pick(3);
  const cell = (name: string) => `<${name}>${any(pick, ['', phrase(pick), sentenceHtml(sources)])}</${name}>`;
  const row = (name: string) => `<tr>${times(columns, () => cell(name)).join('')}</tr>`;
  const head = pick(2) === 0 ? `<thead>${row('th')}</thead>` : '';
  const foot = pick(4) === 0 ? `<tfoot>${row('td')}</tfoot>` : '';
  const caption = pick(2) === 0 ? `<figcaption class="wp-element-caption">${sentenceHtml(sources)}</figcaption>` : '';
  const body = times(1 + pick(3), () => row('td')).join('');
  return wrap('table', `<figure class="wp-block-table"><table>${head}<tbody>${body}</tbody>${foot}</table>${caption}</figure>`);
}

function imageBlock(sources: PostSources): string {
  const { pick } = sources;
  const caption = pick(2) === 0 ? `<figcaption class="wp-element-caption">${inlineHtml(sources)}</figcaption>` : '';
  const image = imageHtml(sources);
  const linked = pick(4) === 0 ? `<a href="https://elsewhere.example/${pick(99)}">${image}</a>` : image;
  return wrap('image', `<figure class="wp-block-image size-large">${linked}${caption}</figure>`);
}

const addresses = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/76979871',
  'https://unknown.example/video/3',
  'https://twitter.com/a/status/1',
];

/** Blocks without blocks in them. */
const leaves: readonly ((sources: PostSources) => string)[] = [
  (sources) => wrap('paragraph', `<p>${sentenceHtml(sources)}</p>`),
  (sources) => wrap('paragraph', `<p class="has-text-align-center">${sentenceHtml(sources)}</p>`, '{"align":"center"}'),
  (sources) => {
    const level = 1 + sources.pick(6);
    return wrap('heading', `<h${level} class="wp-block-heading">${sentenceHtml(sources)}</h${level}>`, `{"level":${level}}`);
  },
  (sources) => listHtml(sources, 0),
  tableHtml,
  imageBlock,
  (sources) =>
    wrap(
      'gallery',
      `<figure class="wp-block-gallery has-nested-images">${times(1 + sources.pick(3), () => imageBlock(sources)).join('\n')}</figure>`,
    ),
  ({ pick }) =>
    wrap('code', `<pre class="wp-block-code"><code>${escapeHtml(`${phrase(pick)}\n  ${oddText(pick)}`)}</code></pre>`),
  ({ pick }) => wrap('preformatted', `<pre class="wp-block-preformatted">${phrase(pick)}\n   ${phrase(pick)}</pre>`),
  ({ pick }) => wrap('verse', `<pre class="wp-block-verse">${phrase(pick)}\n${phrase(pick)}</pre>`),
  ({ pick }) => {
    const url = any(pick, addresses);
    const caption = pick(3) === 0 ? `<figcaption class="wp-element-caption">${phrase(pick)}</figcaption>` : '';
    return wrap(
      'embed',
      `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div>${caption}</figure>`,
      `{"url":"${url}"}`,
    );
  },
  (sources) =>
    wrap(
      'pullquote',
      `<figure class="wp-block-pullquote"><blockquote><p>${sentenceHtml(sources)}</p><cite>${inlineHtml(sources)}</cite></blockquote></figure>`,
    ),
  () => wrap('separator', '<hr class="wp-block-separator"/>'),
  () => wrap('spacer', '<div style="height:20px" aria-hidden="true" class="wp-block-spacer"></div>'),
  ({ pick }) =>
    wrap(
      'buttons',
      `<div class="wp-block-buttons">${times(1 + pick(2), () => wrap('button', `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://elsewhere.example/${pick(99)}">${phrase(pick)}</a></div>`)).join('')}</div>`,
    ),
  ({ pick }) => wrap('shortcode', `[unknown_thing id="${pick(9)}" title="not shown"]`),
  ({ pick }) => wrap('shortcode', `[some_box style="wide"]${phrase(pick)}[/some_box]`),
  ({ pick }) => wrap('html', `<div class="x"><p>${phrase(pick)}</p><ul><li>${phrase(pick)}</li></ul></div>`),
  ({ pick }) =>
    wrap(
      'audio',
      `<figure class="wp-block-audio"><audio controls src="https://old.example/wp-content/uploads/2024/05/a${pick(3)}.mp3"></audio></figure>`,
    ),
  () => '<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->',
  () => '<!-- wp:latest-posts {"postsToShow":3} /-->',
];

/** Blocks around others. */
const containers: readonly ((sources: PostSources, inner: () => string) => string)[] = [
  (_, inner) => wrap('group', `<div class="wp-block-group">${inner()}</div>`, '{"layout":{"type":"constrained"}}'),
  (sources, inner) =>
    wrap(
      'columns',
      `<div class="wp-block-columns">${times(1 + sources.pick(3), () => wrap('column', `<div class="wp-block-column">${inner()}</div>`)).join('\n')}</div>`,
    ),
  (sources, inner) =>
    wrap('quote', `<blockquote class="wp-block-quote">${inner()}<cite>${inlineHtml(sources)}</cite></blockquote>`),
  (sources, inner) =>
    wrap('details', `<details class="wp-block-details"><summary>${inlineHtml(sources)}</summary>${inner()}</details>`),
  (sources, inner) =>
    wrap(
      'media-text',
      `<div class="wp-block-media-text"><figure class="wp-block-media-text__media">${imageHtml(sources)}</figure><div class="wp-block-media-text__content">${inner()}</div></div>`,
    ),
  (sources, inner) =>
    wrap(
      'cover',
      `<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background"></span>${imageHtml(sources)}<div class="wp-block-cover__inner-container">${inner()}</div></div>`,
    ),
];

/** A block of the block editor, with others in it. */
export function blockHtml(sources: PostSources, depth = 0): string {
  const { pick } = sources;
  const inner = () => times(1 + pick(3), () => blockHtml(sources, depth + 1)).join('\n');
  return depth < 3 && pick(4) === 0 ? any(pick, containers)(sources, inner) : any(pick, leaves)(sources);
}
