import { withCommonRules } from './common-rules.ts';
import { type Content, embedOf, figureOf, firstOf, innerOf } from './parts.ts';
import type { Match, Rule, Spot } from './scan.ts';
import type { Reader } from './token.ts';

const tag = /^\{%-?\s*([\w-]+)\s*([\s\S]*?)-?%\}/;
const output = /^\{\{-?\s*([\s\S]*?)\s*-?\}\}/;

/** Start and end of the tag that closes another. */
function closing(text: string, from: number, name: string): { start: number; end: number } | undefined {
  const close = new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`, 'g');
  close.lastIndex = from;
  const found = close.exec(text);
  return found ? { start: found.index, end: close.lastIndex } : undefined;
}

function valuesIn(written: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of written.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/g)) {
    values[name] = double ?? single ?? bare ?? '';
  }
  return values;
}

/** Values of variables that only put the address of the site before a path. */
const baseVariable = /^(?:site\.(?:baseurl|url|base_url|github\.url)|page\.baseurl|base_path)(?:\s*\|.*)?$/;

/** A literal, with filters that make an address of it. */
const literal = /^(?:"([^"]*)"|'([^']*)')\s*(\|[\s\S]*)?$/;

const outputRule: Rule = ({ text, pos, line }) => {
  const found = output.exec(text.slice(pos, pos + 2000));
  if (!found) return undefined;
  const [raw, expression = ''] = found;
  const end = pos + raw.length;
  if (baseVariable.test(expression)) return { end, token: { raw, value: '' } };
  const value = literal.exec(expression);
  if (value) return { end, token: { raw, value: value[1] ?? value[2] ?? '' } };
  return {
    end,
    token: {
      raw,
      inlines: (reader) => {
        reader.omit('shortcode', `{{ ${expression.split('|')[0]?.trim() ?? ''} }}`, '', line);
        return [];
      },
    },
  };
};

const omitted = (name: string, line: number): Content => ({
  inlines: (reader) => {
    reader.omit('shortcode', name, '', line);
    return [];
  },
});

/** `{% include figure.html image="a.png" %}` */
function include(written: string, line: number): Content {
  const file = /^["']?([\w./-]+)/.exec(written)?.[1] ?? '';
  const values = valuesIn(written);
  const isPicture =
    /(?:fig|image|img|picture|photo)/i.test(file) && firstOf(values, 'src', 'image', 'image_path', 'url', 'path', 'file');
  if (isPicture) {
    return {
      blocks: (reader) => {
        const block = figureOf(values, reader, line);
        return block ? [block] : [];
      },
    };
  }
  const name = values.provider ?? file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const embed = embedOf(name, firstOf(values, 'id', 'video', 'url', 'src'), firstOf(values, 'title'), line);
  return embed ? { blocks: embed } : omitted(`include ${file}`, line);
}

function highlight(spot: Spot, found: RegExpExecArray, name: string): Match | undefined {
  const { text, pos, line } = spot;
  const from = pos + found[0].length;
  const close = closing(text, from, name);
  if (!close) return undefined;
  const language = /^["']?([\w+#.-]+)/.exec(found[2] ?? '')?.[1];
  const inner = innerOf(text, from, close.start, line, spot.quote);
  return {
    end: close.end,
    isBlock: true,
    token: {
      raw: text.slice(pos, close.end),
      blocks: (reader) => [
        { type: 'code', text: unraw(inner.code), ...(language === undefined ? {} : { language }), place: reader.place(line) },
      ],
    },
  };
}

/** A block whose content is shown in another way, or not at all. */
function container(spot: Spot, found: RegExpExecArray, name: string): Match | undefined {
  const { text, pos, line } = spot;
  const from = pos + found[0].length;
  const close = closing(text, from, name);
  if (!close) return undefined;
  const raw = text.slice(pos, close.end);
  if (name === 'comment') return { end: close.end, token: { raw, inlines: () => [] } };
  const inner = innerOf(text, from, close.start, line, spot.quote);
  // Tags in it are text.
  const shown = (reader: Reader) => inner.text.replaceAll(/\{(?=[{%])/g, () => reader.literal('{'));
  const content: Content = raw.includes('\n')
    ? { blocks: (reader) => reader.readBlocks(shown(reader), inner.line) }
    : { inlines: (reader) => reader.readInlines(shown(reader), inner.line) };
  return { end: close.end, token: { raw, ...content } };
}

const address = /^["']?([^\s"']+)/;

const tagRule: Rule = (spot) => {
  const { text, pos, line } = spot;
  const found = tag.exec(text.slice(pos, pos + 4000));
  if (!found) return undefined;
  const [raw, name = '', written = ''] = found;
  const end = pos + raw.length;
  switch (name) {
    case 'highlight':
    case 'codeblock':
      return highlight(spot, found, name);
    case 'raw':
    case 'verbatim':
    case 'comment':
      return container(spot, found, name) ?? { end, token: { raw, ...omitted(name, line) } };
    case 'link':
    case 'post_url':
      return { end, token: { raw, value: `${name}:${address.exec(written)?.[1] ?? ''}` } };
    case 'include':
    case 'include_relative':
    case 'include_cached': {
      const content = include(written.trim(), line);
      return { end, isBlock: false, token: { raw, ...content } };
    }
    default: {
      const embed = embedOf(name, address.exec(written)?.[1], undefined, line);
      return { end, token: { raw, ...(embed ? { blocks: embed } : omitted(`{% ${name} %}`, line)) } };
    }
  }
};

/** Code without the signs that keep Liquid out of it: they are not shown. */
const unraw = (text: string): string =>
  text.replaceAll(/^[ \t]*\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}[ \t]*(?:\n|$)|\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}/gm, '');

/** `* TOC` and `{:toc}`: the table of contents that kramdown makes. */
const contents: Rule = ({ text, pos, line }) => {
  const found = /^(?:[*+-]|1\.)[ \t]+(.*)\n[ \t]*\{:[ \t]*toc[ \t]*\}/.exec(text.slice(pos, pos + 300));
  if (!found) return undefined;
  const [raw, words = ''] = found;
  const blocks = (reader: Reader): [] => {
    reader.omit('dynamic', '{:toc}', words, line, { listItems: 1 });
    return [];
  };
  return { end: pos + raw.length, isBlock: true, token: { raw, blocks } };
};

/** Liquid of Jekyll, and Nunjucks of Eleventy. */
export const liquidRules = withCommonRules({ lines: [contents], inline: { '{': [outputRule, tagRule] }, code: unraw });
