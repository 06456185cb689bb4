import { inLanguage, type Preview } from '../../../preview/preview.ts';
import type { EndpointEntry } from '../access.ts';
import { json } from '../endpoint.ts';
import { contrastReport } from './contrast.ts';
import { listIcons, listOwnIcons } from './icons.ts';
import { listNamed } from './names.ts';
import { findTargets } from './targets.ts';

/** Endpoints that read the content and list possible values. */
export function readingEndpoints(preview: Preview): EndpointEntry[] {
  const seen = (query: URLSearchParams) => inLanguage(preview, query.get('edition') ?? undefined);
  return [
    [
      'targets',
      {
        method: 'GET',
        answer: async ({ query }) => json(findTargets(await seen(query), query.get('q') ?? '', query.get('page') ?? '')),
      },
    ],
    [
      'names',
      {
        method: 'GET',
        answer: async ({ query }) => json(listNamed(await seen(query), query.get('at') ?? '', query.get('of') ?? '')),
      },
    ],
    ['icons', { method: 'GET', answer: () => json(listIcons()) }],
    ['own-icons', { method: 'GET', answer: async () => json(await listOwnIcons(preview.project.assets)) }],
    [
      'contrast',
      {
        method: 'GET',
        answer: ({ query, language }) => {
          const report = contrastReport(
            { brand: query.get('brand'), accent: query.get('accent'), paper: query.get('paper') },
            language,
          );
          return report ? json(report) : json({}, 400);
        },
      },
    ],
  ];
}
