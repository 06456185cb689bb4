import { transcode } from 'node:buffer';
import type { Manifest, PagePlan, PageResources, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import type { RenderModule } from '../../bundle/templates/bundle.ts';
import { importModule } from '../../bundle/templates/server-module.ts';
import type { Task } from '../../core/cache/task.ts';
import type { PictureRequest } from '../../pages/social/pictures.ts';
import { compressedCopies, compressNow, type Effort } from '../hosting/compress.ts';

/** Setup shared by all pages of a site. */
export interface PageSetup {
  /** Code of the module that renders pages. */
  server: string;
  frame: SiteFrame;
  manifest: Manifest;
  /** Compression effort. */
  effort: Effort;
}

export interface PageInput {
  /**
   * `PagePlan` as JSON: it is hashed in this form, and sending a string to a worker takes a third of the time of cloning
   * objects.
   */
  plan: string;
  /** Social picture; absent if the page has none. */
  picture: PictureRequest | undefined;
}

/** Metadata of a page. */
export interface PageMetadata {
  resources: PageResources;
  picture: PictureRequest | undefined;
}

/** Drafts are not measured: only the resources that later steps need are kept. */
const draftResources = ({ found, islands }: PageResources): PageResources => ({
  islands,
  pictures: [],
  characters: '',
  ...(found && { found }),
});

/**
 * Encodes text as UTF-8. Pages consist mostly of two-byte letters, for which `Buffer.from` takes three times as long as
 * `transcode`; but only `Buffer.from` accepts lone surrogates, replacing them with U+FFFD.
 */
export function encodeText(text: string): Uint8Array {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}

/** Renders and compresses a page. The extension of the page itself is empty, as it is part of the output path. */
export const pageTask: Task<PageSetup, PageInput, PageMetadata> = {
  name: 'pages',
  code: 'all',
  batchSize: 16,
  poolThreshold: 150,
  open: async ({ server, frame, manifest, effort }, { isWorker, engineCache }) => {
    const { createRenderer } = (await importModule(server, engineCache.folder)) as RenderModule;
    const renderPage = createRenderer(frame, manifest);
    const compress = isWorker ? compressNow : compressedCopies;
    return async ({ plan, picture }) => {
      const { html, resources } = renderPage(JSON.parse(plan) as PagePlan, { isRecordingResources: effort !== 'none' });
      const bytes = encodeText(html);
      const copies = [{ extension: '', content: bytes }, ...(await compress(bytes, effort))];
      return { metadata: { resources: effort === 'none' ? draftResources(resources) : resources, picture }, files: copies };
    };
  },
};
