import { hash } from 'node:crypto';
import type { PagePlan, RenderedPage } from '../../../templates/model/page/page-plan.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Progress } from '../../core/progress/progress.ts';
import { hashBytes } from '../../core/util/hash.ts';
import type { StoredFile } from '../../core/util/output-file.ts';
import type { PlannablePage } from '../../pages/plan/plan.ts';
import type { PictureRequest } from '../../pages/social/pictures.ts';
import type { Effort } from '../hosting/compress.ts';
import { pageTask } from './page-task.ts';
import type { PlannedSite } from './plan-site.ts';

/** Rendered page: resources and files. */
export interface PageArtifact extends Pick<RenderedPage, 'outputPath' | 'resources'> {
  /** Size of its HTML in bytes as sent to most browsers. */
  transferSize: number;
  /** Social picture; absent if the page has none. */
  picture: PictureRequest | undefined;
  files: StoredFile[];
}

export interface MakePagesInput {
  planned: PlannedSite;
  /** Identifies the site in the cache. */
  scope: string;
  /** Compression effort for pages. */
  effort: Effort;
  progress: Progress;
}

/** Estimated CPU seconds per page, for progress. */
const secondsPerPage: Record<Effort, number> = { most: 0.04, less: 0.002, none: 0.001 };

/** Returns functions for the cache key of a planned page, and for its input fingerprint, which is known before planning. */
function createCacheKeys({ planned: { bundle, frame, manifest, routeFingerprintOf }, effort }: MakePagesInput) {
  // Style sheets of other pages do not affect a page.
  const { deferredStyles, openingStyles, ...files } = manifest;
  const shared = hashBytes(JSON.stringify([bundle.key, effort, frame, files]));
  const sheetsKey = hashBytes(JSON.stringify([deferredStyles, openingStyles, shared]));
  return {
    /** @param text plan as JSON */
    keyOf: ({ styleSet, openingSet }: PagePlan, text: string): string => {
      const sheets = [deferredStyles?.[styleSet], openingStyles?.[openingSet]].join(' ');
      return hash('sha256', Buffer.from(`${shared} ${text} ${sheets}`, 'utf16le'), 'base64url');
    },
    nameOf: ({ route }: Pick<PlannablePage, 'route'>): string | undefined => {
      const fingerprint = route && routeFingerprintOf(route);
      return fingerprint === undefined ? undefined : hash('sha256', sheetsKey + fingerprint, 'base64url');
    },
  };
}

/** Renders the pages of a site, the 404 page last. Pages with an unchanged fingerprint are not even planned. */
export async function makePages(input: MakePagesInput, environment: BuildEnvironment): Promise<PageArtifact[]> {
  const { planned, scope, effort, progress } = input;
  const { bundle, frame, manifest, planner, social } = planned;
  const { keyOf: cacheKeyOf, nameOf: fingerprintOf } = createCacheKeys(input);
  const requests = planner.pages.map((page) => ({
    inputFingerprint: fingerprintOf(page),
    createJob: () => {
      const plan = page.plan();
      const text = JSON.stringify(plan);
      return { cacheKey: cacheKeyOf(plan, text), input: { plan: text, picture: page.route && social.requestFor(page.route) } };
    },
  }));
  const results = await environment.makeArtifacts(pageTask, {
    scope: `${effort} ${scope}`,
    setup: { server: bundle.server, frame, manifest, effort },
    requests,
    secondsEach: secondsPerPage[effort],
    progress,
  });
  return results.flatMap((page, index) => {
    const { outputPath = '' } = planner.pages[index] ?? {};
    if ('failure' in page) return [];
    const { metadata, files: copies } = page;
    const transferred = copies.find(({ extension }) => extension === '.br') ?? copies[0];
    const files = copies.map(({ extension, content }) => ({ path: outputPath + extension, content }));
    return [{ outputPath, ...metadata, transferSize: transferred?.content.size ?? 0, files }];
  });
}
