import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../../site.schema.ts';
import { type AssetIndex, originalsOf, readAssets } from '../assets.ts';
import { bundleTemplates } from '../bundle/bundle.ts';
import { checkSite } from '../check.ts';
import type { Diagnostic, MessageLanguage } from '../diagnostics.ts';
import { ContentError } from '../errors.ts';
import { planGraphics } from '../graphics/graphics.ts';
import { securityHeaders } from '../hosts/headers.ts';
import { loadSite } from '../load.ts';
import { bundleFiles, iconFile, imageFiles, styleSheets } from '../outputs.ts';
import { basePath, createPlanner, outputPathOf, planManifest } from '../plan.ts';
import type { Source } from '../source.ts';
import { annotateHtml, createMarker } from './annotate.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { readQuickEdit } from './quick-edit.ts';

/** One version of the site. Pages are planned and rendered when they are asked for. */
export interface Version {
  number: number;
  site: Site;
  assets: AssetIndex;
  base: string;
  language: MessageLanguage;
  headers: Record<string, string>;
  /** Files other than pages, by path. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** A page by its path in the output, or undefined. */
  renderPage: (outputPath: string) => string | undefined;
  catalogue: Catalogue;
}

/** The site as it is being edited. */
export interface Session {
  siteFile: string;
  /** What is shown; undefined while there has been no good version. */
  version: Version | undefined;
  /** The last version that was checked whole and is right. */
  checked: Version | undefined;
  /** The file as it was checked last, right or wrong. */
  source: Source | undefined;
  /** How long the last whole check took, in milliseconds. */
  checkTime: number;
  /** What is wrong with the file. */
  diagnostics: Diagnostic[];
  /** What went wrong outside the content, such as a template that does not compile. */
  failure: string;
}

export function createSession(siteFile: string): Session {
  return { siteFile, version: undefined, checked: undefined, source: undefined, checkTime: 0, diagnostics: [], failure: '' };
}

async function makeVersion(site: Site, assets: AssetIndex, number: number): Promise<Version> {
  const { annotate, pointers } = createMarker();
  // Their addresses only: the preview draws none.
  const { pictures, iconPaths, webManifest } = planGraphics(site, assets);
  const planner = createPlanner(site, assets, { annotate, pictures });
  const bundle = await bundleTemplates();
  const { styles, stylesBelow } = styleSheets(site, assets, bundle);
  const sheets = { styles: styles.path, stylesBelow: stylesBelow.path };
  const manifest = planManifest(site, bundle.manifest, { ...sheets, ...iconFile(site, assets), ...iconPaths });
  const render = bundle.createRenderer(planner.frame, manifest);
  const indexes = new Map(site.routes.map(({ path }, index) => [outputPathOf(path), index]));
  const rendered = new Map<string, string>();
  const files = [styles, stylesBelow, webManifest, ...(await imageFiles(assets)), ...(await bundleFiles(bundle))];
  const planPage = (outputPath: string) => {
    const index = indexes.get(outputPath);
    const route = index === undefined ? undefined : site.routes[index];
    if (route && index !== undefined) return planner.planRoute(route, index);
    return outputPath === '404.html' ? planner.planNotFound() : undefined;
  };
  return {
    number,
    site,
    assets,
    base: basePath(site.site.url),
    language: site.site.language,
    headers: securityHeaders(site),
    files: new Map(files.map(({ path, content }) => [path, content])),
    renderPage: (outputPath) => {
      const known = rendered.get(outputPath);
      if (known !== undefined) return known;
      const page = planPage(outputPath);
      if (!page) return undefined;
      const html = annotateHtml(render(page).html, pointers);
      rendered.set(outputPath, html);
      return html;
    },
    catalogue: createCatalogue({ site, assets, bundle, manifest, styles: `${styles.content}${stylesBelow.content}` }),
  };
}

const nextNumber = (session: Session) => (session.version?.number ?? 0) + 1;

/** A check that takes longer keeps a writer waiting: an edit within one page is then shown before the whole is checked. */
const noticeable = 300;

/**
 * Shows an edit within one page of a large site at once.
 * @returns whether it did; the whole file is still to be checked.
 */
export async function refreshQuickly(session: Session): Promise<boolean> {
  const { version, source, checkTime, siteFile } = session;
  if (!version || !source || checkTime < noticeable || session.diagnostics.length > 0) return false;
  const site = readQuickEdit(version.site, source, await readFile(siteFile, 'utf8'));
  if (!site) return false;
  session.version = await makeVersion(site, version.assets, nextNumber(session));
  return true;
}

/** Reads and checks the whole file. With wrong content the last good version is shown; nothing is thrown. */
export async function refreshSession(session: Session): Promise<void> {
  const start = performance.now();
  session.failure = '';
  session.diagnostics = [];
  try {
    const source = await loadSite(session.siteFile);
    const assets = originalsOf(await readAssets(join(dirname(session.siteFile), 'assets'), source.value));
    const { site, diagnostics } = checkSite(source, assets);
    session.source = source;
    session.diagnostics = diagnostics.filter(({ severity }) => severity === 'error');
    if (site) session.checked = await makeVersion(site, assets, nextNumber(session));
    // A quick version of what turned out wrong gives way to the last good one.
    else if (session.checked && session.version !== session.checked)
      session.checked = { ...session.checked, number: nextNumber(session) };
    session.version = session.checked;
  } catch (error) {
    if (error instanceof ContentError) session.diagnostics = error.diagnostics;
    else session.failure = (error as Error).message;
  }
  session.checkTime = performance.now() - start;
}
