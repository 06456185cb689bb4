import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Site } from '../site.schema.ts';
import type { AssetIndex } from './assets.ts';
import type { Bundle } from './bundle.ts';
import { contentHash } from './hash.ts';
import { siteStyles } from './styles.ts';
import type { OutputFile } from './write.ts';

/** The style sheet of the site: what the templates bring and what its content says, under one hashed name. */
export function styleSheet(site: Site, bundle: Bundle): OutputFile {
  const content = bundle.styles + siteStyles(site);
  return { path: `assets/site.${contentHash(content)}.css`, content };
}

/** Path and type of the picture in the browser tab. */
export function iconFile(site: Site, assets: AssetIndex): { icon: string; iconType: string } {
  const asset = assets.get(site.site.icon.src);
  const icon = asset?.state === 'ready' ? asset.outputPath : '';
  const extension = extname(icon).slice(1);
  const type = { svg: 'svg+xml', jpg: 'jpeg' }[extension] ?? extension;
  return { icon, iconType: `image/${type}` };
}

/** Images that the content names. */
export function imageFiles(assets: AssetIndex): OutputFile[] {
  return [...assets.values()].flatMap((asset) =>
    asset.state === 'ready' ? [{ path: asset.outputPath, content: asset.bytes }] : [],
  );
}

/** Scripts and fonts of the bundle. */
export function bundleFiles(bundle: Bundle): Promise<OutputFile[]> {
  return Promise.all(bundle.manifest.files.map(async (path) => ({ path, content: await readFile(join(bundle.filesDir, path)) })));
}
