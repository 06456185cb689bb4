import { dirname, join } from 'node:path';
import { readAssets } from '../assets.ts';
import { bundleTemplates } from '../bundle.ts';
import { checkSite } from '../check.ts';
import type { Diagnostic, MessageLanguage } from '../diagnostics.ts';
import { ContentError } from '../errors.ts';
import { securityHeaders } from '../headers.ts';
import { loadSite } from '../load.ts';
import { bundleFiles, iconFile, imageFiles, styleSheet } from '../outputs.ts';
import { basePath, planManifest, planSite } from '../plan.ts';
import type { Source } from '../source.ts';
import { annotateHtml, createMarker } from './annotate.ts';
import { createCatalogue } from './catalogue.ts';

/** One good version of the site. Pages are rendered when they are asked for. */
export interface Version {
  number: number;
  base: string;
  language: MessageLanguage;
  headers: Record<string, string>;
  /** Files other than pages, by path. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** A page by its path in the output, or undefined. */
  renderPage: (outputPath: string) => string | undefined;
  /** A page of the block catalogue by its path, or undefined. */
  renderCatalogue: (path: string) => string | undefined;
}

/** The site as it is being edited. */
export interface Session {
  /** The last good version; undefined while there has been none. */
  version: Version | undefined;
  /** The file as it is now, right or wrong. */
  source: Source | undefined;
  /** What is wrong with it. */
  diagnostics: Diagnostic[];
  /** What went wrong outside the content, such as a template that does not compile. */
  failure: string;
}

async function makeVersion(checked: Awaited<ReturnType<typeof checkFile>>, number: number): Promise<Version | undefined> {
  const { site, assets } = checked;
  if (!site) return undefined;
  const { annotate, pointers } = createMarker();
  const plan = planSite(site, assets, annotate);
  const bundle = await bundleTemplates();
  const styles = styleSheet(site, bundle);
  const manifest = planManifest(site, bundle.manifest, { styles: styles.path, icon: iconFile(site, assets) });
  const render = bundle.createRenderer(plan.frame, manifest);
  const pages = new Map(plan.pages.map((page) => [page.outputPath, page]));
  const rendered = new Map<string, string>();
  const files = [styles, ...imageFiles(assets), ...(await bundleFiles(bundle))];
  return {
    number,
    base: basePath(site.site.url),
    language: site.site.language,
    headers: securityHeaders(site),
    files: new Map(files.map(({ path, content }) => [path, content])),
    renderPage: (outputPath) => {
      const page = pages.get(outputPath);
      if (!page) return undefined;
      const html = rendered.get(outputPath) ?? annotateHtml(render(page).html, pointers);
      rendered.set(outputPath, html);
      return html;
    },
    renderCatalogue: createCatalogue({ site, assets, bundle, manifest }),
  };
}

async function checkFile(siteFile: string) {
  const source = await loadSite(siteFile);
  const assets = await readAssets(join(dirname(siteFile), 'assets'), source.value);
  return { source, assets, ...checkSite(source, assets) };
}

/** Reads the file anew. With wrong content the last good version stays; nothing is thrown. */
export async function refreshSession(session: Session, siteFile: string): Promise<void> {
  session.failure = '';
  session.diagnostics = [];
  try {
    const checked = await checkFile(siteFile);
    session.source = checked.source;
    session.diagnostics = checked.diagnostics.filter(({ severity }) => severity === 'error');
    session.version = (await makeVersion(checked, (session.version?.number ?? 0) + 1)) ?? session.version;
  } catch (error) {
    if (error instanceof ContentError) session.diagnostics = error.diagnostics;
    else session.failure = (error as Error).message;
  }
}
