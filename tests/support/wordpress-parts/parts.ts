import { layoutMakers } from './layout-parts.ts';
import { shortcodeMakers } from './shortcode-parts.ts';
import { type Choice, type ContentPart, image, type Maker, Writer, wrap } from './writer.ts';

const paragraph: Maker = (writer) => {
  const [one, link, rest] = [writer.words(), writer.words(2), writer.words()];
  const html = `<p>${one} <a href="https://sharik.example/${writer.below(99)}">${link}</a> <strong>${rest}</strong></p>`;
  return { content: wrap('paragraph', html), text: `${one} ${link} ${rest}`, counts: { links: 1 } };
};

const heading: Maker = (writer) => {
  const text = writer.words(3);
  return { content: wrap('heading', `<h2 class="wp-block-heading">${text}</h2>`), text, counts: { headings: 1 } };
};

const list: Maker = (writer) => {
  const [one, two, inner] = [writer.words(4), writer.words(4), writer.words(4)];
  const item = (text: string, more = '') => wrap('list-item', `<li>${text}${more}</li>`);
  const nested = wrap('list', `<ul>${item(inner)}</ul>`);
  return {
    content: wrap('list', `<ul>${item(one, nested)}${item(two)}</ul>`),
    text: `${one} ${inner} ${two}`,
    counts: { listItems: 3 },
  };
};

const table: Maker = (writer) => {
  const cells = Array.from({ length: 6 }, () => writer.words(2));
  const [caption, foot, other] = [writer.words(3), writer.words(2), writer.words(2)];
  const row = (name: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
  const html =
    `<figure class="wp-block-table"><table><thead>${row('th', cells.slice(0, 2))}</thead><tbody>${row('td', cells.slice(2, 4))}` +
    `${row('td', cells.slice(4))}</tbody><tfoot>${row('td', [foot, other])}</tfoot></table>` +
    `<figcaption class="wp-element-caption">${caption}</figcaption></figure>`;
  return {
    content: wrap('table', html),
    text: [...cells, foot, other, caption].join(' '),
    counts: { tableCells: 8 },
  };
};

const gallery: Maker = (writer) => {
  const captions = [writer.words(2), writer.words(2)];
  const pictures = captions.map((caption, index) => wrap('image', image(index === 0 ? 'first' : 'second', '', caption)));
  return {
    content: wrap('gallery', `<figure class="wp-block-gallery has-nested-images">${pictures.join('\n')}</figure>`),
    text: captions.join(' '),
    counts: { pictures: 2 },
  };
};

const quote: Maker = (writer) => {
  const [text, source] = [writer.words(), writer.words(2)];
  const html = `<blockquote class="wp-block-quote">${wrap('paragraph', `<p>${text}</p>`)}<cite>${source}</cite></blockquote>`;
  return { content: wrap('quote', html), text: `${text} ${source}`, counts: {} };
};

const code: Maker = (writer) => {
  const text = `const value = ${writer.below(9)};\n  if (a &lt; b) run();`;
  const html = `<pre class="wp-block-code"><code>${text}</code></pre>`;
  return { content: wrap('code', html), text: text.replace('&lt;', '<'), counts: { codeBlocks: 1 } };
};

const video: Maker = () => {
  const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const html = `<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\n${address}\n</div></figure>`;
  const attributes = { url: address, type: 'video', providerNameSlug: 'youtube', responsive: true };
  return { content: wrap('embed', html, attributes), text: '', counts: { embeds: 1 } };
};

const details: Maker = (writer) => {
  const [title, text] = [writer.words(3), writer.words()];
  const inner = wrap('paragraph', `<p>${text}</p>`);
  return {
    content: wrap('details', `<details class="wp-block-details"><summary>${title}</summary>${inner}</details>`),
    text: `${title} ${text}`,
    counts: {},
  };
};

const mediaText: Maker = (writer) => {
  const [alt, text] = [writer.words(2), writer.words()];
  const html =
    `<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img ` +
    `src="{{media-url:first}}" alt="${alt}"/></figure><div class="wp-block-media-text__content">` +
    `${wrap('paragraph', `<p>${text}</p>`)}</div></div>`;
  return { content: wrap('media-text', html), text: `${alt} ${text}`, counts: { pictures: 1 } };
};

const classic: Maker = (writer) => {
  const [one, two, caption] = [writer.words(), writer.words(), writer.words(2)];
  const picture = `[caption id="attachment_{{media-id:second}}" align="alignnone" width="300"]<img src="{{media-url:second}}" alt="" width="300" height="225" /> ${caption}[/caption]`;
  return { content: `${one}\n\n${picture}\n\n${two}`, text: `${one} ${caption} ${two}`, counts: { pictures: 1 } };
};

const makers: readonly Maker[] = [
  ...[paragraph, heading, list, table, gallery, quote, code, video, details, mediaText, classic],
  ...layoutMakers,
  ...shortcodeMakers,
];

/** Parts of a post, in the order of a number: the same number gives the same parts. */
export function makeParts(choice: Choice): ContentPart[] {
  const writer = new Writer(choice);
  const count = 3 + writer.below(8);
  const first = choice.seed % makers.length;
  return Array.from({ length: count }, (_, index) => (makers[(first + index) % makers.length] ?? paragraph)(writer));
}
