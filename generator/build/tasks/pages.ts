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

/** A page that is made: what it uses, and its files. */
export interface PageArtifact extends Pick<RenderedPage, 'outputPath' | 'resources'> {
  /** Bytes of its HTML as most browsers are sent it. */
  sent: number;
  /** For social networks; absent where it has none. */
  picture: PictureRequest | undefined;
  files: StoredFile[];
}

export interface MakePagesInput {
  planned: PlannedSite;
  /** Names the site among others. */
  scope: string;
  /** How hard pages are compressed. */
  effort: Effort;
  progress: Progress;
}

/** Seconds of a processor that a page takes, about. */
const secondsPerPage: Record<Effort, number> = { most: 0.04, less: 0.002, none: 0.001 };

/** Names a page by all that it is made of, and by the content that is known before it is planned. */
function createCacheKeys({ planned: { bundle, frame, manifest, traceOf }, effort }: MakePagesInput) {
  // Sheets of other pages are no part of a page.
  const { stylesBelow: deferredStyles, stylesOfLayout: layoutStyles, ...files } = manifest;
  const shared = hashBytes(JSON.stringify([bundle.key, effort, frame, files]));
  const sheetsKey = hashBytes(JSON.stringify([deferredStyles, layoutStyles, shared]));
  return {
    /** @param text the plan as JSON. */
    keyOf: ({ styleSet, layout }: PagePlan, text: string): string => {
      const sheets = [deferredStyles?.[styleSet], layout && layoutStyles?.[layout]].join(' ');
      return hash('sha256', Buffer.from(`${shared} ${text} ${sheets}`, 'utf16le'), 'base64url');
    },
    nameOf: ({ route }: Pick<PlannablePage, 'route'>): string | undefined => {
      const fingerprint = route && traceOf(route);
      return fingerprint === undefined ? undefined : hash('sha256', sheetsKey + fingerprint, 'base64url');
    },
  };
}

/** The pages of a site, the 404 page last. Those whose content is as it was are not even planned. */
export async function makePages(input: MakePagesInput, environment: BuildEnvironment): Promise<PageArtifact[]> {
  const { planned, scope, effort, progress } = input;
  const { bundle, frame, manifest, planner, social } = planned;
  const { keyOf: cacheKeyOf, nameOf: fingerprintOf } = createCacheKeys(input);
  const requests = planner.pages.map((page) => ({
    name: fingerprintOf(page),
    order: () => {
      const plan = page.plan();
      const text = JSON.stringify(plan);
      return { key: cacheKeyOf(plan, text), input: { plan: text, picture: page.route && social.neededBy(page.route) } };
    },
  }));
  const results = await environment.makeAll(pageTask, {
    scope: `${effort} ${scope}`,
    setup: { server: bundle.server, frame, manifest, effort },
    wants: requests,
    work: secondsPerPage[effort],
    progress,
  });
  return results.flatMap((page, index) => {
    const { outputPath = '' } = planner.pages[index] ?? {};
    if ('trouble' in page) return [];
    const { facts: metadata, copies } = page;
    const transferred = copies.find(({ extension }) => extension === '.br') ?? copies[0];
    const files = copies.map(({ extension, content }) => ({ path: outputPath + extension, content }));
    return [{ outputPath, ...metadata, sent: transferred?.content.size ?? 0, files }];
  });
}
