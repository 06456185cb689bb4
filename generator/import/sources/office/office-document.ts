import type { SourceDocument } from '../../model/document.ts';

/** What the format of a document gives of it. */
type OwnParts = Pick<SourceDocument, 'id' | 'title' | 'losses' | 'place'> & Partial<SourceDocument>;

/** A published page, without what office files do not have: addresses on a site, authors, terms, comments. */
export const officeDocument = (own: OwnParts): SourceDocument => ({
  kind: 'page',
  type: 'page',
  status: 'published',
  addresses: [],
  authors: [],
  categories: [],
  tags: [],
  fields: {},
  blocks: [],
  comments: [],
  ...own,
});
