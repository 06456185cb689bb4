import type { BlockNode, InlineNode } from '../../../model/content.ts';
import { type Body, bodyOf, columnOf, fenceTracker, lineAt } from './container.ts';
import { indentOf } from './indentation.ts';
import type { Match, Rule, Spot } from './scan.ts';
import type { Reader } from './token.ts';

type Tone = 'note' | 'tip' | 'warning';

/** Names of callouts in all generators. */
const tones: Record<string, Tone> = {
  ...{ note: 'note', info: 'note', abstract: 'note', summary: 'note', tldr: 'note', example: 'note', quote: 'note' },
  ...{ cite: 'note', question: 'note', help: 'note', faq: 'note', todo: 'note', seealso: 'note', secondary: 'note' },
  ...{ tip: 'tip', hint: 'tip', success: 'tip', check: 'tip', done: 'tip' },
  ...{ warning: 'warning', caution: 'warning', danger: 'warning', error: 'warning', attention: 'warning' },
  ...{ failure: 'warning', fail: 'warning', missing: 'warning', bug: 'warning' },
};

/** Tone of a callout by its name. `important` is advice on GitHub, so a note. */
const toneOf = (name: string): Tone => tones[name.toLowerCase()] ?? 'note';

export const isCalloutName = (name: string): boolean => Object.hasOwn(tones, name.toLowerCase()) || /^important$/i.test(name);

/** A callout whose body is Markdown. */
export function calloutOf(name: string, title: string, text: string, line: number): (reader: Reader) => BlockNode[] {
  return (reader) => {
    const heading: { title?: InlineNode[] } = title === '' ? {} : { title: reader.readInlines(title, line) };
    return [
      { type: 'callout', tone: toneOf(name), ...heading, blocks: reader.readBlocks(text, line + 1), place: reader.place(line) },
    ];
  };
}

const matchOf = (spot: Spot, body: Body, blocks: (reader: Reader) => BlockNode[]): Match => ({
  end: body.end,
  isBlock: true,
  token: { raw: spot.text.slice(spot.pos, body.end), blocks },
});

const directiveStart = /^(:{3,})[ \t]*([A-Za-z][\w-]*)?(?:\[((?:[^[\]]|\[[^\]]*\])*)\])?(?:\{([^}]*)\})?[ \t]*(.*)$/;

function titleOfDirective(bracket: string | undefined, attributes: string | undefined, rest: string): string {
  return bracket ?? /title="([^"]*)"/.exec(attributes ?? '')?.[1] ?? rest.trim();
}

/** `:::note[Title]` of Docusaurus, Starlight and VitePress. */
export const directive: Rule = (spot) => {
  const found = directiveStart.exec(lineAt(spot));
  if (!found) return undefined;
  const [, colons = '', name, bracket, attributes, rest = ''] = found;
  // A closing line without a container is not shown.
  if (name === undefined) {
    const isMark = bracket === undefined && rest === '';
    return isMark ? { end: spot.pos + found[0].length, isBlock: true, token: { raw: found[0], blocks: () => [] } } : undefined;
  }
  let depth = 1;
  const isCode = fenceTracker();
  const body = bodyOf(spot, columnOf(spot), (line) => {
    if (isCode(line)) return 'keep';
    const mark = /^[ \t]*(:{3,})[ \t]*(\S*)/.exec(line);
    // Containers inside may have as many colons.
    if (!mark || mark[1] !== colons) return 'keep';
    depth += mark[2] === '' ? -1 : 1;
    return depth === 0 ? 'close' : 'keep';
  });
  const title = titleOfDirective(bracket, attributes, rest);
  if (/^details$/i.test(name)) return matchOf(spot, body, detailsOf(title, body.text, spot.line));
  if (isCalloutName(name)) return matchOf(spot, body, calloutOf(name, title, body.text, spot.line));
  if (/^code-group$/i.test(name)) return matchOf(spot, body, codeGroup(body.text, spot.line));
  return matchOf(spot, body, (reader) => {
    reader.omit('shortcode', `:::${name}`, '', spot.line);
    const heading = title === '' ? [] : [paragraphOf(reader.readInlines(title, spot.line))];
    return [...heading, ...reader.readBlocks(body.text, spot.line + 1)];
  });
};

const paragraphOf = (children: InlineNode[]): BlockNode => ({ type: 'paragraph', children });

/** Code of one purpose in several languages, as tabs. */
const codeGroup =
  (text: string, line: number) =>
  (reader: Reader): BlockNode[] => {
    const blocks = reader.readBlocks(text, line + 1);
    const tabs = blocks.flatMap((block) => {
      if (block.type !== 'code') return [];
      const { title, ...code } = block;
      return [{ label: title ?? block.language ?? '', blocks: [code] }];
    });
    return tabs.length === blocks.length && tabs.length > 0 ? [{ type: 'tabs', tabs, place: reader.place(line) }] : blocks;
  };

/** A part that opens. */
export const detailsOf =
  (summary: string, text: string, line: number) =>
  (reader: Reader): BlockNode[] => [
    {
      type: 'details',
      summary: reader.readInlines(summary, line),
      blocks: reader.readBlocks(text, line + 1),
      place: reader.place(line),
    },
  ];

/** Lines indented by 4 more than the start of a container. */
function indentedBody(spot: Spot): Body {
  const column = columnOf(spot);
  let end = 0;
  const body = bodyOf(spot, column + 4, (line) => (line.trim() === '' || indentOf(line) >= column + 4 ? 'keep' : 'stop'));
  // Blank lines below it are no part of it.
  end = spot.pos + spot.text.slice(spot.pos, body.end).trimEnd().length;
  return { ...body, text: body.text.trimEnd(), end };
}

const admonitionStart = /^(!!!|\?\?\?\+?)[ \t]+([\w-]+(?:[ \t]+[\w-]+)*)?[ \t]*(?:"((?:[^"\\]|\\.)*)")?[ \t]*$/;

/** `!!! note "Title"` and `??? note` of MkDocs. */
export const admonition: Rule = (spot) => {
  const found = admonitionStart.exec(lineAt(spot));
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined;
  const [, mark = '', names = 'note', quoted = ''] = found;
  const name = names.split(/\s/)[0] ?? 'note';
  const title = quoted.replaceAll('\\"', '"');
  const body = indentedBody(spot);
  if (mark === '!!!') return matchOf(spot, body, calloutOf(name, title, body.text, spot.line));
  return matchOf(spot, body, detailsOf(title === '' ? name : title, body.text, spot.line));
};

const tabStart = /^===[!+]?[ \t]+"((?:[^"\\]|\\.)*)"[ \t]*$/;

/** `=== "Tab"` of MkDocs: tabs that follow one another are one block. */
export const contentTabs: Rule = (spot) => {
  const tabs: { label: string; text: string; line: number }[] = [];
  let at: Spot = spot;
  let end = spot.pos;
  while (true) {
    const found = tabStart.exec(lineAt(at));
    if (!found) break;
    const body = indentedBody(at);
    tabs.push({ label: (found[1] ?? '').replaceAll('\\"', '"'), text: body.text, line: at.line });
    end = body.end;
    const gap = /^(?:[ \t>]*\n)*[ \t>]*/.exec(spot.text.slice(end, end + 1000).replace(/^\n/, ''))?.[0] ?? '';
    const pos = end + gap.length + (spot.text[end] === '\n' ? 1 : 0);
    const lineStart = spot.text.lastIndexOf('\n', pos - 1) + 1;
    const line = at.line + spot.text.slice(at.pos, pos).split('\n').length - 1;
    if (pos <= at.pos || pos - lineStart !== spot.pos - spot.lineStart) break;
    at = { ...spot, pos, lineStart, line };
  }
  if (tabs.length === 0) return undefined;
  const blocks = (reader: Reader): BlockNode[] => [
    {
      type: 'tabs',
      tabs: tabs.map(({ label, text, line }) => ({ label, blocks: reader.readBlocks(text, line + 1) })),
      place: reader.place(spot.line),
    },
  ];
  return { end, isBlock: true, token: { raw: spot.text.slice(spot.pos, end), blocks } };
};
