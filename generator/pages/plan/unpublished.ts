import type { Site } from '../../../site.schema.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import type { PagePlan } from '../../../templates/model/page/page-plan.ts';
import { publicationOf } from '../../content/site/publication.ts';
import { planDateRange } from './dates.ts';

/** Notice that a preview shows above a draft or a page that is not always published; empty for other pages. */
export function planUnpublished(route: object, settings: Site['site']): Pick<PagePlan, 'unpublished'> {
  const publication = publicationOf(route);
  if (!publication) return {};
  const { draft, when, until: words } = settings.labels.unpublished;
  const { isDraft, from, until } = publication;
  if (isDraft) return { unpublished: draft };
  const range = planDateRange({ start: from ?? until ?? '', end: from && until }, settings).text;
  return { unpublished: fill(when, from === undefined ? fill(words, range) : range) };
}
