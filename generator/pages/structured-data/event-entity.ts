import type { Event } from 'schema-dts';
import { isFallback, localisedText } from '../../content/site/localised-texts.ts';
import { postOfRoute } from './article-entity.ts';
import type { EntityContext } from './page-entities.ts';

/** Event entity of a post, if its place is known: search engines ignore events without one. */
export function describeEvent({ site, route, id, organization }: EntityContext): Event[] {
  const post = postOfRoute(site, route)?.post;
  if (!post?.event?.place || isFallback(site, post.event.place) || route.placeholder) return [];
  const { start, end, place } = post.event;
  return [
    {
      '@type': 'Event',
      '@id': id('event'),
      name: post.title,
      ...(localisedText(site, post.summary) !== undefined && { description: post.summary }),
      startDate: start,
      ...(end && { endDate: end }),
      location: { '@type': 'Place', name: place, address: place },
      organizer: organization,
    },
  ];
}
