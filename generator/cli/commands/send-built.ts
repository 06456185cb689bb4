import type { Site } from '../../../site.schema.ts';
import type { PublicationSpan } from '../../content/site/publication.ts';
import { toSpanMessage } from '../../content/site/span-message.ts';
import { sendToParent } from '../../core/util/parent-channel.ts';
import type { PublishedForms } from '../../desk/received/published-forms.ts';

/** Forms whose answers go to the desk of a site; undefined for a site without a desk. */
export async function formsOf(sites: readonly [Site, ...Site[]]): Promise<PublishedForms | undefined> {
  if (sites[0].site.desk === undefined) return undefined;
  const { readBuiltForms } = await import('../../desk/received/read-forms.ts');
  return readBuiltForms(sites);
}

/** Tells the process that started this one, e.g. a desk, what it needs to know of a site that was built. */
export const sendBuilt = (forms: PublishedForms | undefined, publicationSpan: PublicationSpan): Promise<void> =>
  sendToParent({ ...toSpanMessage(publicationSpan), forms });
