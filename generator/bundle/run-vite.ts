import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { islandModules } from '../../templates/islands/names.ts';
import type { BundleManifest } from './bundle.ts';
import { splitStyles } from './first-view.ts';
import { makeFonts } from './fonts.ts';
import { checkShipped, makeLicences } from './licences.ts';
import { browserConfig, serverConfig } from './vite.ts';

/** Runs both builds of the templates into `dir`: `server/`, `browser/` `styles.css` and `below.css`. */
export async function runVite(dir: string): Promise<BundleManifest> {
  process.env.NODE_ENV = 'production';
  const browserDir = join(dir, 'browser');
  await build(serverConfig(join(dir, 'server')));
  const result = await build(browserConfig(browserDir));
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = output.filter((file) => file.type === 'chunk');
  const named = (name: string) => {
    const chunk = chunks.find((one) => one.name === name);
    if (!chunk) throw new Error(`The browser build made no chunk "${name}".`);
    return chunk.fileName;
  };
  await mkdir(join(browserDir, 'assets'), { recursive: true });
  checkShipped(chunks.flatMap(({ moduleIds }) => moduleIds));
  const licences = await makeLicences();
  await writeFile(join(browserDir, licences.fileName), licences.text);
  const fonts = await makeFonts();
  await Promise.all(fonts.files.map(({ fileName, bytes }) => writeFile(join(browserDir, fileName), bytes)));
  const styles = await readFile(join(dir, 'server/style.css'), 'utf8');
  const { first, below } = splitStyles(styles.trim());
  await writeFile(join(dir, 'styles.css'), fonts.rules.first + first);
  await writeFile(join(dir, 'below.css'), fonts.rules.below + below);
  return {
    loader: named('loader'),
    hydrate: named('hydrate'),
    react: named('react'),
    islands: Object.fromEntries(Object.keys(islandModules).map((name) => [name, named(name)])),
    preloadFonts: fonts.preloadFonts,
    files: [...chunks, ...fonts.files, licences].map(({ fileName }) => fileName).sort(),
  };
}
