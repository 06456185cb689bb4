import { type Maker, wrap } from './writer.ts';

const paragraph = (text: string) => wrap('paragraph', `<p>${text}</p>`);

const cover: Maker = (writer) => {
  const text = writer.words();
  const html =
    '<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span>' +
    '<img class="wp-block-cover__image-background wp-image-{{media-id:cover}}" alt="" src="{{media-url:cover}}" data-object-fit="cover"/>' +
    `<div class="wp-block-cover__inner-container">${paragraph(text)}</div></div>`;
  return { content: wrap('cover', html, { dimRatio: 50 }), text, counts: { pictures: 1 } };
};

const columns: Maker = (writer) => {
  const [title, one, two] = [writer.words(3), writer.words(), writer.words()];
  const heading = wrap('heading', `<h3 class="wp-block-heading">${title}</h3>`, { level: 3 });
  const column = (inner: string) => wrap('column', `<div class="wp-block-column">${inner}</div>`);
  const inner = column(heading + paragraph(one)) + column(paragraph(two));
  return {
    content: wrap('columns', `<div class="wp-block-columns">${inner}</div>`),
    text: [title, one, two].join(' '),
    counts: { headings: 1 },
  };
};

const buttons: Maker = (writer) => {
  const labels = [writer.words(2), writer.words(2)];
  const button = (label: string, index: number) =>
    wrap(
      'button',
      `<div class="wp-block-button"><a class="wp-block-button__link" href="https://sharik.example/b${index}">${label}</a></div>`,
    );
  return {
    content: wrap('buttons', `<div class="wp-block-buttons">${labels.map(button).join('')}</div>`),
    text: labels.join(' '),
    counts: { links: 2 },
  };
};

/** The second link to the file is a button: its label is left out. */
const file: Maker = (writer) => {
  const name = writer.words(2);
  const html =
    `<div class="wp-block-file"><a href="{{media-url:report}}">${name}</a><a href="{{media-url:report}}" ` +
    'class="wp-block-file__button wp-element-button" download>تنزيل</a></div>';
  return {
    content: wrap('file', html),
    text: `${name} تنزيل`,
    counts: { links: 2 },
    omitted: { words: 1 },
  };
};

const pullquote: Maker = (writer) => {
  const [text, source] = [writer.words(), writer.words(2)];
  const html = `<figure class="wp-block-pullquote"><blockquote><p>${text}</p><cite>${source}</cite></blockquote></figure>`;
  return { content: wrap('pullquote', html), text: `${text} ${source}`, counts: {} };
};

const verse: Maker = (writer) => {
  const lines = [writer.words(3), writer.words(3)];
  const html = `<pre class="wp-block-verse">${lines.join('\n')}</pre>`;
  return { content: wrap('verse', html), text: lines.join(' '), counts: {} };
};

const preformatted: Maker = (writer) => {
  const text = `${writer.words(2)}\n  ${writer.words(2)}`;
  const html = `<pre class="wp-block-preformatted">${text}</pre>`;
  return { content: wrap('preformatted', html), text, counts: { codeBlocks: 1 } };
};

const separator: Maker = () => ({
  content: wrap('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>'),
  text: '',
  counts: {},
});

const groups: Maker = (writer) => {
  const [one, two] = [writer.words(), writer.words()];
  const group = (inner: string) =>
    wrap('group', `<div class="wp-block-group">${inner}</div>`, { layout: { type: 'constrained' } });
  return { content: group(paragraph(one) + group(group(paragraph(two)))), text: `${one} ${two}`, counts: {} };
};

/** Blocks that arrange others, and those of texts in a form of their own. */
export const layoutMakers: readonly Maker[] = [cover, columns, buttons, file, pullquote, verse, preformatted, separator, groups];
