import { escapeHtml } from '../../../core/util/escape-html.ts';

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|`([^`]*)`|(\S+))/g)].map(([, name, ...values]) => [
      name,
      values.find((one) => one !== undefined) ?? '',
    ]),
  );

const framePaths: Record<string, string> = {
  youtube: 'https://www.youtube.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
};

/** What a shortcode of Hugo shows. */
function shortcodeHtml(name: string, rest: string): string {
  const attributes = attributesOf(rest);
  if (name === 'figure') {
    const { src = '', alt = '', title = '', caption = '' } = attributes;
    return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"><figcaption>${title} ${caption}</figcaption></figure>`;
  }
  const path = framePaths[name];
  const id = attributes.id ?? rest.replaceAll(/["`]/g, '').trim().split(/\s/, 1)[0];
  return path === undefined ? ' ' : `<iframe src="${path}${escapeHtml(id ?? '')}"></iframe>`;
}

/** Fenced code in place of code between template tags. */
const asFence = (_: string, language: string, code: string) =>
  `\n\`\`\`\`\`${language}\n${code.replace(/^\n|\n$/g, '')}\n\`\`\`\`\`\n`;

/** Code between fences, also without its end, in quotes and lists. */
const fences =
  /(^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}(?=[^`\n]*$)|~{3,})[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|$(?![\s\S])))/m;

/** Changes text outside fenced code. */
export const outsideFences = (text: string, change: (part: string) => string): string =>
  text
    .split(fences)
    .map((part, index) => (index % 3 === 0 ? change(part) : index % 3 === 1 ? part : ''))
    .join('');

/** Text without template tags of Hugo and Jekyll; code in fences is left as it is. */
export function withoutTemplates(text: string): string {
  const fenced = text
    .replaceAll(/\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?[^>%]*[>%]\}\}([\s\S]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g, asFence)
    .replaceAll(/\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g, asFence);
  return outsideFences(fenced, (part) => outsideSpans(part, withoutTags));
}

/** Code within a line shows template tags as they are. */
const outsideSpans = (text: string, change: (part: string) => string): string =>
  text
    .split(/((?<!`)`+(?!`)[^`\n]+`+(?!`))/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

const withoutTags = (text: string): string =>
  text
    .replaceAll(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, ' ')
    .replaceAll(/\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[>%]\}\}/g, '$1')
    .replaceAll(/\{%-?\s*(?:link|post_url)\s+(\S+?)\s*-?%\}/g, '$1')
    .replaceAll(/\{\{[<%]\s*([\w./-]+)((?:[^>%]|[>%](?!\}\}))*)[>%]\}\}/g, (_, name: string, rest: string) =>
      shortcodeHtml(name, rest),
    )
    .replaceAll(/\{%[\s\S]*?%\}/g, ' ')
    .replaceAll(/\{\{(?![{<%])[^{}\n]*\}\}/g, ' ');
