import { transcode } from 'node:buffer';
import type { Manifest, PagePlan, PageResources, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import type { RenderModule } from '../../bundle/templates/bundle.ts';
import { importModule } from '../../bundle/templates/server-module.ts';
import type { Task } from '../../core/cache/task.ts';
import type { PictureRequest } from '../../pages/social/pictures.ts';
import { compressedCopies, compressNow, type Effort } from '../hosting/compress.ts';

/** What all pages of a site are made with. */
export interface PageSetup {
  /** Code of the module that renders pages. */
  server: string;
  frame: SiteFrame;
  manifest: Manifest;
  /** How hard they are compressed. */
  effort: Effort;
}

export interface PageInput {
  /** A `PagePlan` as JSON: it is named by this text, and other threads get a text for a third of what copying objects costs. */
  plan: string;
  /** For social networks; absent where it has none. */
  picture: PictureRequest | undefined;
}

/** What is known of a page without its bytes. */
export interface PageMetadata {
  resources: PageResources;
  picture: PictureRequest | undefined;
}

/** A draft is not weighed: of what its pages use, only what it is made with is known. */
const draftResources = ({ found, islands }: PageResources): PageResources => ({
  islands,
  pictures: [],
  characters: '',
  ...(found && { found }),
});

/**
 * A text in UTF-8. Pages are mostly letters of two bytes, of which the usual way is thrice as slow; it alone takes halves of
 * characters, and puts the sign for what is none in their place.
 */
export function encodeText(text: string): Uint8Array {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}

/** Renders a page and compresses it. The page itself has no extension of its own. */
export const pageTask: Task<PageSetup, PageInput, PageMetadata> = {
  name: 'pages',
  code: 'all',
  together: 16,
  worthWorkers: 150,
  open: async ({ server, frame, manifest, effort }, { isWorker, engineCache }) => {
    const { createRenderer } = (await importModule(server, engineCache.folder)) as RenderModule;
    const renderPage = createRenderer(frame, manifest);
    const compress = isWorker ? compressNow : compressedCopies;
    return async ({ plan, picture }) => {
      const { html, resources } = renderPage(JSON.parse(plan) as PagePlan, { isWeighed: effort !== 'none' });
      const bytes = encodeText(html);
      const copies = [{ extension: '', content: bytes }, ...(await compress(bytes, effort))];
      return { facts: { resources: effort === 'none' ? draftResources(resources) : resources, picture }, copies };
    };
  },
};
