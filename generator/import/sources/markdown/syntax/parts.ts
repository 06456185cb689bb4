import type { BlockNode, FigureNode, InlineNode } from '../../../model/content.ts';
import { detailsOf } from './containers.ts';
import type { Reader, Token } from './token.ts';

/** Content that shortcodes, components and template tags have in common. */
export type Values = Readonly<Record<string, string | undefined>>;

const numberIn = (text: string | undefined): number | undefined => {
  const number = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
};

/** First value that is not empty. */
export const firstOf = (values: Values, ...names: string[]): string | undefined =>
  names.map((name) => values[name]?.trim()).find((value) => value !== undefined && value !== '');

/** A figure from values such as `src`, `alt`, `caption`, `link`. */
export function figureOf(values: Values, reader: Reader, line: number): BlockNode | undefined {
  const address = firstOf(values, 'src', 'image', 'image_path', 'img', 'url', 'path', 'file');
  if (address === undefined) return undefined;
  const [width, height] = [numberIn(values.width), numberIn(values.height)];
  const href = firstOf(values, 'link', 'href');
  const texts = ['title', 'caption', 'attr'].flatMap((name) => firstOf(values, name) ?? []);
  const caption = texts.flatMap((text, index): InlineNode[] => [
    ...(index === 0 ? [] : [{ type: 'text', value: ' ' } as const]),
    ...reader.readInlines(text, line),
  ]);
  const figure: FigureNode = {
    type: 'picture',
    picture: {
      address,
      alt: values.alt ?? '',
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    },
    ...(caption.length === 0 ? {} : { caption }),
    ...(href === undefined ? {} : { href }),
  };
  return { ...figure, place: reader.place(line) };
}

const services: Record<string, (id: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
  gist: (id) => `https://gist.github.com/${id}`,
  tweet: (id) => `https://twitter.com/i/status/${id}`,
  x: (id) => `https://twitter.com/i/status/${id}`,
  twitter: (id) => `https://twitter.com/i/status/${id}`,
  spotify: (id) => `https://open.spotify.com/${id}`,
  soundcloud: (id) => id,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
};

/** A frame of a service by its name, or `undefined` for an unknown one. */
export function embedOf(name: string, id: string | undefined, title: string | undefined, line: number) {
  const address = services[name.toLowerCase().replace(/[-_ .]|html|embed|lite|video|simple/g, '')];
  if (!address || id === undefined || !/^[\w\-/:.?=&]+$/.test(id)) return undefined;
  const url = /^https?:/.test(id) ? id : address(id);
  return (reader: Reader): BlockNode[] => [
    { type: 'embed', address: url, ...(title === undefined ? {} : { title }), place: reader.place(line) },
  ];
}

/** Sound or a film by its address. */
export const mediaOf = (type: 'audio' | 'video', address: string, title: string | undefined, _reader: Reader): BlockNode[] => [
  { type, address, ...(title === undefined ? {} : { title }) },
];

/** Removes the indentation that all lines of a text share. */
export function withoutIndent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return indent === 0
    ? text
    : lines.map((line) => line.slice(Math.min(indent, /^[ \t]*/.exec(line)?.[0].length ?? 0))).join('\n');
}

/** The body of a container, and the number of its first line. */
export interface Inner {
  text: string;
  /** The same exactly as written, for code. */
  code: string;
  line: number;
}

/** A shortcode, component or template tag. */
export interface Written {
  name: string;
  /** Values by name; those without a name by their number. */
  values: Record<string, string>;
  inner?: Inner;
  line: number;
}

/** What it is on the page. */
export type Content = Omit<Token, 'raw'>;

/** The text between two positions as a body: its own lines, without indentation and the marks of quotes. */
export function innerOf(text: string, from: number, to: number, line: number, quote: string): Inner {
  let inner = text.slice(from, to);
  if (quote !== '') inner = inner.replaceAll(/\n[ \t]{0,3}>[ \t]?/g, '\n');
  const isNextLine = /^[ \t]*\n/.test(inner);
  const lines = inner.replace(/^[ \t]*\n/, '');
  return { text: withoutIndent(lines.trimEnd()), code: lines.replace(/\n?[ \t]*$/, ''), line: line + (isNextLine ? 1 : 0) };
}

/** Words that replace it, as blocks or in a sentence. */
export const innerContent = (inner: Inner | undefined, isBlock: boolean, before?: (reader: Reader) => void): Content => {
  const text = inner?.text ?? '';
  const line = inner?.line ?? 1;
  if (isBlock) {
    return {
      blocks: (reader) => {
        before?.(reader);
        return text.trim() === '' ? [] : reader.readBlocks(text, line);
      },
    };
  }
  return {
    inlines: (reader) => {
      before?.(reader);
      return text.trim() === '' ? [] : reader.readInlines(text, line);
    },
  };
};

/** A summary and what it opens. */
export const details = (summary: string, inner: Inner) => detailsOf(summary, inner.text, inner.line - 1);
