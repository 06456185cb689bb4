import { makeParts } from '../wordpress-parts/parts.ts';
import { any, blockHtml, imageHtml, inlineHtml, type PostSources, phrase, sentenceHtml, times } from './random-blocks.ts';
import { longText, oddText } from './random-texts.ts';

const ids = ({ pick, pictures }: PostSources) => times(1 + pick(3), () => any(pick, [...pictures.keys()])).join(',');

/** Parts of a post of the classic editor, between blank lines. */
const classicParts: readonly ((sources: PostSources) => string)[] = [
  sentenceHtml,
  sentenceHtml,
  (sources) => `${sentenceHtml(sources)}\n${sentenceHtml(sources)}`,
  (sources) => `<h2>${sentenceHtml(sources)}</h2>`,
  (sources) => `<h${1 + sources.pick(6)}>${phrase(sources.pick)}</h3>`.replace(/^(<h(\d)>.*)<\/h3>$/, '$1</h$2>'),
  (sources) =>
    `<ul>\n \t<li>${sentenceHtml(sources)}</li>\n \t<li>${sentenceHtml(sources)}\n<ul><li>${phrase(sources.pick)}</li></ul>\n</li>\n</ul>`,
  (sources) => `<ol>\n${times(1 + sources.pick(3), () => `<li>${sentenceHtml(sources)}</li>`).join('\n')}\n</ol>`,
  (sources) => `<blockquote>${sentenceHtml(sources)}\n\n${phrase(sources.pick)}</blockquote>`,
  (sources) => `[caption id="attachment_3" align="alignnone" width="300"]${imageHtml(sources)} ${inlineHtml(sources)}[/caption]`,
  (sources) => `[caption width="300" caption="${phrase(sources.pick)}"]${imageHtml(sources)}[/caption]`,
  (sources) => `[gallery columns="2" ids="${ids(sources)}"]`,
  () => '[gallery]',
  () => '[embed width="400"]https://vimeo.com/76979871[/embed]',
  () => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  () => '[video mp4="https://old.example/wp-content/uploads/2024/05/v.mp4"][/video]',
  () => '[audio src="https://old.example/wp-content/uploads/2024/05/a.mp3"]',
  ({ pick }) => `[contact-form-7 id="${pick(9)}" title="نموذج التواصل"]`,
  ({ pick }) => `[box]${phrase(pick)}[/box]`,
  ({ pick }) => `[tabs]\n[tab title="${pick(9)}"]${phrase(pick)}\n\n${phrase(pick)}[/tab]\n[/tabs]`,
  ({ pick }) => `<pre>${phrase(pick)}\n\n  ${phrase(pick)}</pre>`,
  ({ pick }) => `[code]\n${phrase(pick)}\n  x = 1\n[/code]`,
  (sources) =>
    `<table>\n<tbody>\n<tr>\n<td>${sentenceHtml(sources)}</td>\n<td>${phrase(sources.pick)}</td>\n</tr>\n</tbody>\n</table>`,
  (sources) => `<div style="text-align: center;">${sentenceHtml(sources)}</div>`,
  (sources) => `<p dir="rtl">${sentenceHtml(sources)}</p>`,
  (sources) => `<a href="https://elsewhere.example/x">${imageHtml(sources)}</a>`,
  (sources) => `<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="${phrase(sources.pick)}"></iframe>`,
  ({ pick }) => oddText(pick),
  () => '<!--more-->',
  () => '<!--nextpage-->',
  () => '<hr />',
];

const classicHtml = (sources: PostSources): string =>
  times(1 + sources.pick(6), () => any(sources.pick, classicParts)(sources)).join('\n\n');

/** Parts of which a real WordPress proves how they are stored. */
function knownParts({ pick, pictures }: PostSources, seed: number): string {
  const [first = 0] = pictures.keys();
  const parts = makeParts({ language: any(pick, ['ar', 'en']), seed });
  const html = parts.map(({ content }) => content).join('\n\n');
  return html
    .replaceAll(/\{\{media-id:\w+\}\}/g, String(first))
    .replaceAll('{{media-url:report}}', 'https://old.example/wp-content/uploads/2024/05/report.pdf')
    .replaceAll(/\{\{media-url:\w+\}\}/g, pictures.get(first) ?? '');
}

/** Content of a post: of the block editor, the classic one, or of both. */
export function randomContent(sources: PostSources, seed: number): string {
  const { pick } = sources;
  const blocks = () => times(1 + pick(6), () => blockHtml(sources)).join('\n\n');
  switch (pick(8)) {
    case 0:
      return knownParts(sources, seed);
    case 1:
      return `${classicHtml(sources)}\n\n${blocks()}`;
    case 2:
    case 3:
    case 4:
      return classicHtml(sources);
    default:
      return pick(15) === 0 ? `${blocks()}\n\n<!-- wp:paragraph --><p>${longText(pick)}</p><!-- /wp:paragraph -->` : blocks();
  }
}
