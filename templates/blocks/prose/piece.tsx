import type { IconName } from '../../icons/names.ts';
import { useRenderContext } from '../../page/render-context.tsx';
import { Icon } from '../../parts/icon.tsx';
import { inline, wordsOf } from '../../parts/inline.tsx';
import { Picture } from '../../parts/picture.tsx';
import type { PictureSizes } from '../../parts/picture-sizes.ts';
import type { InlineText } from '../../planned/values.ts';
import { FileLink } from '../downloads/file-link.tsx';
import { FactList } from '../facts/fact-list.tsx';
import { DataTable } from '../table/embedded.ts';
import { VideoPlayer } from '../video/player.tsx';
import type { HeadingPiece, PieceObject } from './outline.ts';
import { Paragraph } from './paragraph.tsx';
import { aside, callout, figure, quote } from './styles.ts';

/** Between the paragraphs of a text. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 44rem)', '40rem'],
    ['', '94vw - 0.8rem'],
  ],
  isOfText: true,
};

type Of<Type extends PieceObject['type']> = { piece: Extract<PieceObject, { type: Type }> };

function Paragraphs({ paragraphs }: { paragraphs: InlineText[] }) {
  return paragraphs.map((paragraph) => <Paragraph key={wordsOf(paragraph)} text={paragraph} />);
}

type Item = Of<'list'>['piece']['items'][number];

function ListItem({ item }: { item: Item }) {
  if (typeof item === 'string' || Array.isArray(item)) return inline(item);
  return (
    <>
      {inline(item.text)}
      <List items={item.items} numbered={item.numbered} />
    </>
  );
}

function List({ items, numbered }: { items: Item[]; numbered: true | undefined }) {
  const { numerals } = useRenderContext().frame.site;
  const content = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none ever moves
    <li key={index}>
      <ListItem item={item} />
    </li>
  ));
  if (numbered) return <ol data-numerals={numerals === 'latn' ? undefined : numerals}>{content}</ol>;
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
  return <ul role="list">{content}</ul>;
}

/** Whether a text brings quotation marks of its own, at either end. */
function isQuoted(paragraphs: InlineText[]): boolean {
  const words = paragraphs.map(wordsOf).join(' ').trim();
  return /^[«“”"„‹]|[»“”"›][.\u060C\u061F!]?$/.test(words);
}

function Quote({ piece }: Of<'quote'>) {
  const last = piece.text.length - 1;
  const hasMarks = !isQuoted(piece.text);
  return (
    <figure className={quote}>
      <blockquote>
        {piece.text.map((paragraph, index) => (
          <Paragraph
            key={wordsOf(paragraph)}
            text={paragraph}
            opens={hasMarks && index === 0}
            closes={hasMarks && index === last}
          />
        ))}
      </blockquote>
      {piece.source && <figcaption>{inline(piece.source)}</figcaption>}
    </figure>
  );
}

function Figure({ piece }: Of<'figure'>) {
  return (
    <figure className={figure}>
      <Picture image={piece.image} sizes={sizes} />
      {piece.caption && <figcaption>{inline(piece.caption)}</figcaption>}
    </figure>
  );
}

const toneIcons = { note: 'bell', tip: 'bulb', warning: 'shield' } as const satisfies Record<string, IconName>;

function Callout({ piece }: Of<'callout'>) {
  const tone = piece.tone ?? 'note';
  return (
    <div className={callout} role="note" data-tone={tone}>
      <Icon name={toneIcons[tone]} size={24} />
      <div>
        <p>{piece.title}</p>
        <Paragraphs paragraphs={piece.text} />
      </div>
    </div>
  );
}

function Aside({ piece }: Of<'aside'>) {
  return (
    <div className={aside} role="note">
      {piece.title && <b>{piece.title}</b>}
      <Paragraphs paragraphs={piece.text} />
    </div>
  );
}

/** Cards of files fill their place: here one of their own. */
function Download({ piece: { file, title, text, language } }: Of<'download'>) {
  return (
    <div>
      <FileLink file={file} title={title} text={text} language={language} />
    </div>
  );
}

function Video({ piece: { title, file, href, poster, captions, shape } }: Of<'video'>) {
  return <VideoPlayer title={title} file={file} href={href} poster={poster} captions={captions} shape={shape} />;
}

/** A piece of the text that is neither a paragraph nor a heading. */
export function PieceView({ piece }: { piece: Exclude<PieceObject, HeadingPiece> }) {
  switch (piece.type) {
    case 'list':
      return <List items={piece.items} numbered={piece.numbered} />;
    case 'quote':
      return <Quote piece={piece} />;
    case 'figure':
      return <Figure piece={piece} />;
    case 'table':
      return <DataTable caption={piece.caption} columns={piece.columns} rows={piece.rows} total={piece.total} />;
    case 'facts':
      return <FactList items={piece.items} Title="p" />;
    case 'download':
      return <Download piece={piece} />;
    case 'video':
      return <Video piece={piece} />;
    case 'callout':
      return <Callout piece={piece} />;
    case 'aside':
      return <Aside piece={piece} />;
    case 'divider':
      return <hr />;
  }
}
