import { calloutOf, isCalloutName } from './containers.ts';
import { type Content, details, embedOf, figureOf, firstOf, type Inner, innerContent, mediaOf, type Written } from './parts.ts';
import { shortcodeTabs } from './tabs.ts';

type Handler = (shortcode: Written, inner: Inner) => Content | undefined;

/** A picture: its address may be the first value without a name. */
const figure: Handler = ({ values, line }) => {
  const address = firstOf(values, 'src', 'image', 'url') ?? values['0'];
  if (address === undefined) return undefined;
  const named = { ...values, src: address, alt: values.alt ?? (values.src === undefined ? values['1'] : undefined) };
  return {
    blocks: (reader) => {
      const block = figureOf(named, reader, line);
      return block ? [block] : [];
    },
  };
};

/** Links that Hugo resolves by the path of a page. */
const reference: Handler = ({ values }) => ({ value: `ref:${values.path ?? values['0'] ?? ''}` });

const highlight: Handler = ({ values }, inner) => {
  const language = values['0'] ?? values.lang ?? values.language;
  return {
    blocks: (reader) => [
      { type: 'code', text: inner.code, ...(language === undefined ? {} : { language }), place: reader.place(inner.line) },
    ],
  };
};

const diagram: Handler = ({ name }, inner) => ({
  blocks: (reader) => [{ type: 'code', text: inner.code, language: name.toLowerCase(), place: reader.place(inner.line) }],
});

const formula: Handler = (_, inner) => {
  const tex = inner.text
    .trim()
    .replaceAll(/^\$\$?|\$\$?$/g, '')
    .trim();
  return inner.code.includes('\n')
    ? { blocks: (reader) => [{ type: 'formula', tex, place: reader.place(inner.line) }] }
    : { inlines: () => [{ type: 'formula', tex }] };
};

const opened: Handler = ({ values }, inner) => ({
  blocks: details(firstOf(values, 'summary', 'title', 'label', '0') ?? '', inner),
});

/** A callout: its tone is its name, or a value. */
const callout: Handler = ({ name, values }, inner) => {
  const tones = ['type', 'style', 'level', 'color', '0'].flatMap((key) => firstOf(values, key) ?? []);
  const tone = isCalloutName(name) ? name : (tones.find(isCalloutName) ?? 'note');
  const second = isCalloutName(values['0'] ?? '') ? values['1'] : values['0'];
  const title = firstOf(values, 'title', 'heading', 'label') ?? second ?? '';
  return { blocks: calloutOf(tone, title, inner.text, inner.line - 1) };
};

const button: Handler = ({ values }, inner) => {
  const href = firstOf(values, 'href', 'link', 'url', 'relref', 'ref', '0') ?? '';
  const label = inner.text.trim() || (firstOf(values, 'text', 'label', 'title') ?? '');
  if (href === '') return undefined;
  const isReference = values.relref !== undefined || values.ref !== undefined;
  return {
    inlines: (reader) => [
      { type: 'link', href: isReference ? `ref:${href}` : href, children: reader.readInlines(label, inner.line) },
    ],
  };
};

const media =
  (type: 'audio' | 'video'): Handler =>
  ({ values }) => {
    const address = firstOf(values, 'src', 'url', 'file', 'mp4', 'mp3', '0');
    if (address === undefined) return undefined;
    return { blocks: (reader) => mediaOf(type, address, firstOf(values, 'title', 'caption'), reader) };
  };

const tabs: Handler = (_, inner) => ({ blocks: (reader) => shortcodeTabs(inner, reader) });

const handlers: Record<string, Handler> = {
  ...{ figure, img: figure, image: figure, picture: figure, imgproc: figure },
  ...{ ref: reference, relref: reference, highlight, mermaid: diagram, math: formula, katex: formula, latex: formula },
  ...{ details: opened, expand: opened, collapse: opened, accordion: opened, 'accordion-item': opened, spoiler: opened },
  ...{ notice: callout, alert: callout, hint: callout, callout, admonition: callout, note: callout, tip: callout },
  ...{ info: callout, warning: callout, danger: callout, caution: callout, important: callout, attachments: () => undefined },
  ...{ button, btn: button, audio: media('audio'), video: media('video'), tabs, tabpane: tabs },
};

/** What a shortcode of Hugo or of a known theme is on the page. Of unknown ones, the text in them is kept. */
export function hugoContent(shortcode: Written, isBlock: boolean): Content {
  const { name, values, inner, line } = shortcode;
  const handler = Object.hasOwn(handlers, name.toLowerCase()) ? handlers[name.toLowerCase()] : undefined;
  const content = handler?.(shortcode, inner ?? { text: '', code: '', line });
  if (content) return content;
  const id = name === 'gist' || name === 'tweet' || name === 'x' ? undefined : firstOf(values, 'id', '0');
  const pair = values['1'] === undefined ? undefined : `${values['0']}/${values['1']}`;
  const embed = embedOf(name, id ?? (name === 'gist' ? pair : firstOf(values, 'id', '1', '0')), firstOf(values, 'title'), line);
  if (embed) return { blocks: embed };
  return innerContent(inner, isBlock, (reader) => reader.omit('shortcode', name, '', line));
}
