import type { Json } from '../../../core/json/value.ts';
import type { InlineNode } from '../../model/content.ts';
import { isBlank, readableLine } from '../base/characters.ts';
import type { Piece } from '../base/context.ts';
import type { HeadingNode } from '../base/headings.ts';
import type { Conversion } from '../pieces/conversion.ts';
import { finishedPieces } from '../pieces/finish.ts';
import { fileTitle } from '../pieces/media.ts';
import { captionedPicture } from '../pieces/pictures.ts';
import type { Button, Section } from './sections.ts';

type SectionOf<Type extends Section['type']> = Section & { type: Type };

/** A block, and pieces of running text that follow it. */
interface Written {
  block: { [key: string]: Json } | undefined;
  after: Piece[];
}

const sentence = (nodes: readonly InlineNode[], conversion: Conversion) => conversion.sentence(nodes, 'inline').text;

/** Heading of a section, and the id that links need. */
function headingFields(heading: HeadingNode, conversion: Conversion): { [key: string]: Json } {
  const id = conversion.headings.sectionId(heading);
  return { ...(id !== undefined && { id }), heading: sentence(heading.children, conversion) };
}

/** A button; its target was found when the section was planned. */
export const actionOf = ({ label, href }: Button, conversion: Conversion): { [key: string]: Json } => ({
  label: readableLine(label, conversion.recorder),
  href: conversion.link(href) ?? href,
});

function writeFeature(section: SectionOf<'feature'>, conversion: Conversion): Written {
  const { heading, paragraphs, list, button, side } = section;
  const head = headingFields(heading, conversion);
  const text = paragraphs.map(({ children }) => sentence(children, conversion));
  const items = list?.items.flatMap(({ blocks }) =>
    blocks.map((block) => (block.type === 'paragraph' ? sentence(block.children, conversion) : '')),
  );
  const picture = captionedPicture(section.picture, conversion);
  const block = {
    type: 'feature',
    ...head,
    text,
    ...(items && { list: items }),
    ...(button && { action: actionOf(button, conversion) }),
    ...picture?.fields,
    ...(side === 'start' && { imageSide: 'start' }),
  };
  return { block, after: conversion.figures(picture?.pictures ?? []) };
}

function writeGallery({ node }: SectionOf<'gallery'>, conversion: Conversion): Written {
  const items = node.pictures.flatMap((figure) => captionedPicture(figure, conversion, 'inline')?.fields ?? []);
  return { block: { type: 'gallery', items }, after: [] };
}

function writeDownloads({ files }: SectionOf<'downloads'>, conversion: Conversion): Written {
  const items = files.flatMap((node) => {
    const target = conversion.context.resolveFile(node.address);
    const text = sentence(node.caption ?? [], conversion);
    const title = fileTitle(node, conversion);
    return target && 'file' in target ? [{ file: target.file, title, ...(!isBlank(text) && { text }) }] : [];
  });
  return { block: { type: 'downloads', items }, after: [] };
}

function writeFaq({ heading, questions }: SectionOf<'faq'>, conversion: Conversion): Written {
  const head = heading ? headingFields(heading, conversion) : {};
  const items = questions.map(({ summary, blocks }) => ({
    question: conversion.sentence(summary, 'title').text,
    answer: conversion.pieces(blocks),
  }));
  return { block: { type: 'faq', ...head, items }, after: [] };
}

/** Posts of a collection; nothing, but the words of their heading, if none has such posts. */
function writePosts({ node }: SectionOf<'posts'>, conversion: Conversion): Written {
  const target = conversion.context.resolvePosts?.(node.terms);
  if (!target) return { block: undefined, after: conversion.pieces([node]) };
  const { text, pictures } = conversion.sentence(node.heading ?? [], 'inline');
  const most = node.most === undefined ? undefined : Math.min(Math.max(1, Math.trunc(node.most)), 100);
  const block = { type: 'posts', ...target, ...(text !== '' && { heading: text }), ...(most && { most }) };
  return { block, after: conversion.figures(pictures) };
}

function writeCall({ heading, paragraph, buttons }: SectionOf<'call-to-action'>, conversion: Conversion): Written {
  const head = headingFields(heading, conversion);
  const text = sentence(paragraph.children, conversion);
  const actions = buttons.map((button) => actionOf(button, conversion));
  return { block: { type: 'call-to-action', ...head, text, actions }, after: [] };
}

function writeSection(section: Exclude<Section, { type: 'prose' }>, conversion: Conversion): Written {
  switch (section.type) {
    case 'feature':
      return writeFeature(section, conversion);
    case 'gallery':
      return writeGallery(section, conversion);
    case 'downloads':
      return writeDownloads(section, conversion);
    case 'faq':
      return writeFaq(section, conversion);
    case 'posts':
      return writePosts(section, conversion);
    case 'call-to-action':
      return writeCall(section, conversion);
  }
}

/** Headings of sections are headings of blocks, whose ids have Latin letters. */
export function headingsOfSections(sections: readonly Section[]): HeadingNode[] {
  return sections.flatMap((section) => ('heading' in section && section.heading ? [section.heading] : []));
}

/**
 * Blocks of sections, in their order.
 * @param first pieces of running text before the first section
 */
export function writeSections(sections: readonly Section[], first: readonly Piece[], conversion: Conversion): Json[] {
  const blocks: Json[] = [];
  let text: Piece[] = [...first];
  const flush = () => {
    const body = finishedPieces(text, conversion);
    if (body.length > 0) blocks.push({ type: 'prose', body });
    text = [];
  };
  for (const section of sections) {
    if (section.type === 'prose') {
      text.push(...conversion.pieces(section.blocks));
      continue;
    }
    const { block, after } = writeSection(section, conversion);
    if (block) {
      flush();
      blocks.push(block);
    }
    text.push(...after);
  }
  flush();
  return blocks;
}
