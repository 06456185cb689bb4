import type { DocumentStatus } from '../../../model/document.ts';
import type { WxrItem } from '../wxr/item.ts';

const statuses: Record<string, DocumentStatus> = {
  publish: 'published',
  draft: 'draft',
  pending: 'pending',
  future: 'scheduled',
};

/**
 * State of a post that a site may contain; undefined for private, binned and automatic ones, those behind a password, and those
 * in states of plugins, of which nothing is known. A post without state is a draft.
 */
export function statusOf(item: Pick<WxrItem, 'status' | 'hasPassword'>): DocumentStatus | undefined {
  if (item.hasPassword) return undefined;
  return item.status === '' ? 'draft' : statuses[item.status];
}

/** Whether an attachment may be shown: it has the state of what it was uploaded to. */
export const isPublicMedia = (item: Pick<WxrItem, 'status' | 'hasPassword'>): boolean =>
  !item.hasPassword && ['inherit', 'publish', ''].includes(item.status);
