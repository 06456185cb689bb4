import { withCommonRules } from './common-rules.ts';
import { hugoContent } from './hugo-shortcodes.ts';
import { innerOf } from './parts.ts';
import type { Match, Rule } from './scan.ts';

const opening = /^\{\{([<%])\s*([\w./-]+)((?:"(?:[^"\\]|\\.)*"|`[^`]*`|(?![>%]\}\})[\s\S])*?)(\/?)\s*[>%]\}\}/;
const escaped = /^\{\{([<%])\/\*([\s\S]*?)\*\/([>%])\}\}/;
const value = /([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`]+))|"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`]+)/g;

function valuesOf(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  let count = 0;
  for (const [, name, ...texts] of text.matchAll(value)) {
    const found = texts.find((each) => each !== undefined) ?? '';
    values[name ?? String(count++)] = found.replaceAll(/\\(["\\])/g, '$1');
  }
  return values;
}

/** Position of the closing shortcode: its start and end. */
function closingOf(text: string, from: number, name: string): { start: number; end: number } | undefined {
  const escapedName = name.replaceAll(/[.\\/-]/g, '\\$&');
  const marks = new RegExp(
    `\\{\\{[<%]\\s*(/?)\\s*${escapedName}(?=[\\s/>%])((?:"[^"]*"|(?![>%]\\}\\})[\\s\\S])*?)[>%]\\}\\}`,
    'g',
  );
  marks.lastIndex = from;
  let depth = 1;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    if (found[1] === '/') depth -= 1;
    else if (!found[2]?.trimEnd().endsWith('/')) depth += 1;
    if (depth === 0) return { start: found.index, end: marks.lastIndex };
  }
  return undefined;
}

const isAloneIn = (text: string, start: number, end: number): boolean => {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return /^[ \t>]*$/.test(text.slice(lineStart, start)) && /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 200));
};

const shortcode: Rule = (spot): Match | undefined => {
  const { text, pos, line } = spot;
  const part = text.slice(pos, pos + 4000);
  const shown = escaped.exec(part);
  if (shown) {
    const value = `{{${shown[1]}${shown[2]}${shown[3]}}}`;
    return { end: pos + shown[0].length, token: { raw: shown[0], value } };
  }
  const stray = /^\{\{[<%]\s*\/\s*[\w./-]+\s*[>%]\}\}/.exec(part);
  if (stray) return { end: pos + stray[0].length, token: { raw: stray[0], inlines: () => [] } };
  const found = opening.exec(part);
  if (!found) return undefined;
  const [all, , name = '', written = '', isClosed] = found;
  const close = isClosed === '/' ? undefined : closingOf(text, pos + all.length, name);
  const end = close?.end ?? pos + all.length;
  const innerLine = line + all.split('\n').length - 1;
  const inner = close && { inner: innerOf(text, pos + all.length, close.start, innerLine, spot.quote) };
  const raw = text.slice(pos, end);
  const isAlone = isAloneIn(text, pos, end);
  const content = hugoContent({ name, values: valuesOf(written), line, ...inner }, isAlone && raw.includes('\n'));
  return { end, isBlock: isAlone && content.blocks !== undefined, token: { raw, ...content } };
};

/** In code too, Hugo shows escaped shortcodes without their signs. */
const code = (text: string): string => text.replaceAll(/\{\{([<%])\/\*([\s\S]*?)\*\/([>%])\}\}/g, '{{$1$2$3}}');

export const hugoRules = withCommonRules({ inline: { '{': [shortcode] }, code });
