import type { Site } from '../../../site.schema.ts';
import { filesBase } from '../../content/site/page-url.ts';
import { answerHeaders } from './headers.ts';
import { type PlannedRedirect, planRedirects } from './redirects.ts';

/** What every host must know of a site, whatever its own language: the one source of all configurations and the preview. */
export interface HostPlan {
  /** Path under which the site lives, with a slash at both ends. */
  base: string;
  /** Sent with every answer. */
  headers: Record<string, string>;
  redirects: PlannedRedirect[];
  /** Folders of the site that have a 404 page of their own, as `en/`: those of its editions, inner ones first. */
  folders: string[];
}

/** Site -> what hosts must know of it, and of its other editions. */
export function planHost(site: Site, ...others: readonly Site[]): HostPlan {
  const editions = [site, ...others] as const;
  const folders = editions.flatMap(({ edition }) => (edition?.prefix ? [`${edition.prefix.slice(1)}/`] : []));
  return {
    base: filesBase(site),
    headers: answerHeaders(editions),
    redirects: planRedirects(editions),
    folders: folders.sort((one, other) => other.length - one.length),
  };
}

/** The 404 page for an address: that of the edition below whose address it is. Relative to the output. */
export function notFoundPage({ base, folders }: Pick<HostPlan, 'base' | 'folders'>, path: string): string {
  return `${folders.find((folder) => path.startsWith(base + folder)) ?? ''}404.html`;
}
