import type { Site } from '../../../site.schema.ts';
import { filesBase } from '../../content/site/page-url.ts';
import { answerHeaders } from './headers.ts';
import { type PlannedRedirect, planRedirects } from './redirects.ts';

/** Host-independent settings of a site: the common source of all host configurations and the preview. */
export interface HostPlan {
  /** URL path of the site, with a slash at both ends. */
  base: string;
  /** Sent with every response. */
  headers: Record<string, string>;
  redirects: PlannedRedirect[];
  /** Folders of editions with their own 404 page, such as `en/`; inner ones first. */
  folders: string[];
}

/** Creates the host plan of a site with all its editions. */
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

/** 404 page for an address, relative to the output folder: that of the edition whose address it is. */
export function notFoundPage({ base, folders }: Pick<HostPlan, 'base' | 'folders'>, path: string): string {
  return `${folders.find((folder) => path.startsWith(base + folder)) ?? ''}404.html`;
}
