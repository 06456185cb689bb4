import type { Site } from '../../site.schema.ts';
import { basePath } from '../site/page-url.ts';
import { answerHeaders } from './headers.ts';
import { type PlannedRedirect, planRedirects } from './redirects.ts';

/** What every host must know of a site, whatever its own language: the one source of all configurations and the preview. */
export interface HostPlan {
  /** Path under which the site lives, with a slash at both ends. */
  base: string;
  /** Sent with every answer. */
  headers: Record<string, string>;
  redirects: PlannedRedirect[];
}

/** Site -> what hosts must know of it. */
export function planHost(site: Site): HostPlan {
  const base = basePath(site.site.url);
  return { base, headers: answerHeaders(site), redirects: planRedirects(site, base) };
}
