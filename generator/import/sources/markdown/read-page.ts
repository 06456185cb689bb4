import type { BlockNode } from '../../model/content.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Losses } from '../../model/losses.ts';
import { readFrontMatter } from './folder/front-matter.ts';
import { mapAddresses } from './map-addresses.ts';
import type { AddressBook } from './resolve.ts';
import type { Page, SiteReader } from './site/site-reader.ts';
import { DocumentReader } from './syntax/document-reader.ts';

/** Reads the text of a page. */
export function readPage(page: Page, text: string, site: SiteReader, book: AddressBook): SourceDocument {
  const { file, facts, isTitled } = page;
  const losses: Losses = { omissions: [], changes: [] };
  const { body, line, problem } = readFrontMatter(text);
  if (problem !== undefined) {
    losses.omissions.push({ reason: 'unreadable', name: problem.reason, text: problem.data, place: { file, line: 1 } });
  }
  const read = new DocumentReader({ file, losses, rules: site.rulesOf(file) }).readDocument(body, line);
  const refuse = (name: string): string => {
    losses.omissions.push({ reason: 'unsafe', name, text: '', place: { file } });
    return '';
  };
  const map = {
    link: (address: string) => book.link(address, page) ?? refuse(address),
    asset: (address: string) => book.asset(address, page) ?? refuse(address),
  };
  const blocks = mapAddresses(isTitled ? withoutTitle(read) : read, map);
  const picture = facts.picture && { ...facts.picture, address: map.asset(facts.picture.address) };
  return { ...facts, ...(picture ? { picture } : {}), blocks, losses };
}

/** Blocks without the first heading, which is the title of the page. */
function withoutTitle(blocks: BlockNode[]): BlockNode[] {
  const [first, ...rest] = blocks;
  return first?.type === 'heading' && first.level === 1 ? rest : blocks;
}
