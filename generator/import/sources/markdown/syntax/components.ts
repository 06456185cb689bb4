import type { BlockNode, InlineNode } from '../../../model/content.ts';
import { calloutOf, isCalloutName } from './containers.ts';
import { closingTag, literalIn, tagAt } from './jsx.ts';
import { type Content, details, embedOf, figureOf, firstOf, type Inner, innerContent, innerOf, type Written } from './parts.ts';
import { labelOf, labelsIn, tabsOf } from './tabs.ts';
import type { Reader } from './token.ts';

type Handler = (component: Written, inner: Inner, isBlock: boolean) => Content | undefined;

const text = (value: string): InlineNode[] => [{ type: 'text', value }];

/** Tabs: the elements in it are tabs. */
const tabs: Handler = ({ values }, inner) => ({
  blocks: (reader) => {
    const labels = labelsIn(values.values ?? '');
    const found = elementsIn(inner);
    const before = found.rest.trim() === '' ? [] : reader.readBlocks(found.rest, inner.line);
    const list = found.elements.map((element) => {
      const label = firstOf(element.values, 'label') ?? labels[element.values.value ?? ''] ?? labelOf(element);
      return { label, text: element.inner?.text ?? '', line: element.inner?.line ?? element.line };
    });
    return [...before, ...tabsOf(list, reader)];
  },
});

/** The components directly in a body, and the text between them. */
function elementsIn(inner: Inner): { elements: Written[]; rest: string } {
  const elements: Written[] = [];
  let rest = '';
  let at = 0;
  const start = /<(?=[A-Z])/g;
  for (let found = start.exec(inner.text); found; found = start.exec(inner.text)) {
    const tag = tagAt(inner.text, found.index);
    if (!tag) continue;
    const close = tag.isSelfClosing ? undefined : closingTag(inner.text, tag.end, tag.name);
    const line = inner.line + inner.text.slice(0, tag.end).split('\n').length - 1;
    const body = close && { inner: innerOf(inner.text, tag.end, close.start, line, '') };
    elements.push({ name: tag.name, values: literals(tag.values), line, ...body });
    rest += inner.text.slice(at, found.index);
    at = close?.end ?? tag.end;
    start.lastIndex = at;
  }
  return { elements, rest: rest + inner.text.slice(at) };
}

const literals = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, literalIn(value)]));

const callout: Handler = ({ name, values }, inner) => {
  const tone = firstOf(values, 'type', 'variant', 'kind') ?? name;
  return { blocks: calloutOf(isCalloutName(tone) ? tone : 'note', firstOf(values, 'title') ?? '', inner.text, inner.line - 1) };
};

const opened: Handler = ({ values }, inner) => ({ blocks: details(firstOf(values, 'summary', 'title', 'label') ?? '', inner) });

/** A card: its title, its text, and where it leads. */
const card: Handler = ({ values, line }, inner) => ({
  blocks: (reader) => {
    const [title, href] = [firstOf(values, 'title', 'label', 'name'), firstOf(values, 'href', 'to', 'link', 'url')];
    const label = title === undefined ? [] : text(title);
    const name: InlineNode[] =
      href === undefined ? [{ type: 'strong', children: label }] : [{ type: 'link', href, children: label }];
    const description = firstOf(values, 'description');
    return [
      ...(title === undefined ? [] : [paragraph(name, reader, line)]),
      ...(description === undefined ? [] : [paragraph(text(description), reader, line)]),
      ...(inner.text === '' ? [] : reader.readBlocks(inner.text, inner.line)),
    ];
  },
});

const paragraph = (children: InlineNode[], reader: Reader, line: number): BlockNode => ({
  type: 'paragraph',
  children,
  place: reader.place(line),
});

const link: Handler = ({ values }, inner) => {
  const href = firstOf(values, 'href', 'to');
  if (href === undefined) return undefined;
  const label = firstOf(values, 'text', 'label') ?? '';
  return {
    inlines: (reader) => [
      {
        type: 'link',
        href,
        children: inner.text === '' ? text(label) : reader.readInlines(inner.text, inner.line),
      },
    ],
  };
};

const figure: Handler = ({ values, line }) => ({
  blocks: (reader) => {
    const light = /light:\s*[^'"`]*["'`]([^'"`]+)/.exec(values.sources ?? '')?.[1];
    const block = figureOf(light === undefined ? values : { ...values, src: light }, reader, line);
    return block ? [block] : [];
  },
});

const label: Handler = ({ values }, inner) => {
  const shown = firstOf(values, 'text', 'label');
  return shown === undefined || inner.text !== '' ? undefined : { inlines: () => text(shown) };
};

const code: Handler = ({ values }, inner) => {
  const written = firstOf(values, 'code') ?? /^\s*\{`([\s\S]*)`\}\s*$/.exec(inner.code)?.[1] ?? inner.code;
  const language = firstOf(values, 'lang', 'language');
  const title = firstOf(values, 'title');
  return {
    blocks: () => [
      { type: 'code', text: written, ...(language === undefined ? {} : { language }), ...(title === undefined ? {} : { title }) },
    ],
  };
};

/** Only a frame around what is in it. */
const frame: Handler = (_, inner, isBlock) => innerContent(inner, isBlock);

const icon: Handler = () => ({ inlines: () => [] });

const handlers: Record<string, Handler> = {
  ...{ Tabs: tabs, CodeGroup: tabs, Aside: callout, Admonition: callout, Callout: callout, Note: callout, Tip: callout },
  ...{
    Warning: callout,
    Info: callout,
    Caution: callout,
    Danger: callout,
    Details: opened,
    Accordion: opened,
    Collapsible: opened,
  },
  ...{
    Card: card,
    LinkCard: card,
    CardGrid: frame,
    CardGroup: frame,
    Cards: frame,
    Steps: frame,
    FileTree: frame,
    Fragment: frame,
  },
  ...{
    TabItem: frame,
    'React.Fragment': frame,
    Link: link,
    LinkButton: link,
    A: link,
    Badge: label,
    Icon: icon,
    TOCInline: icon,
  },
  ...{
    Image: figure,
    Img: figure,
    Picture: figure,
    Figure: figure,
    ThemedImage: figure,
    Zoom: frame,
    Code: code,
    CodeBlock: code,
  },
};

const visible = ['title', 'label', 'heading', 'description', 'caption', 'text', 'alt', 'summary'];

/** What a component is on the page. Of unknown ones, the text in them is kept. */
export function componentContent(component: Written, isBlock: boolean): Content {
  const { name, line, inner } = component;
  const values = literals(component.values);
  const written = {
    ...component,
    values: { ...values, values: component.values.values ?? '', sources: component.values.sources ?? '' },
  };
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  const content = handler?.(written, inner ?? { text: '', code: '', line }, isBlock);
  if (content) return content;
  const id = firstOf(values, 'id', 'videoId', 'videoid', 'url', 'youTubeId');
  const embed = embedOf(name, id, firstOf(values, 'title'), line);
  if (embed) return { blocks: embed };
  const words = visible.flatMap((attribute) => firstOf(values, attribute) ?? []).join(' ');
  return innerContent(inner, isBlock, (reader) => reader.omit('shortcode', name, words, line));
}
