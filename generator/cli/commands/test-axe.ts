import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from '../../build/build.ts';
import { planHost } from '../../build/hosting/host-plan.ts';
import { serveSite } from '../../build/hosting/preview.ts';
import { readSite } from '../../build/tasks/read-site.ts';
import type { CustomBlockDiagnostic } from '../../bundle/custom-blocks/custom-block-diagnostics.ts';
import { loadValidSite } from '../../check/load-site.ts';
import { findPackage } from '../../core/util/packages.mjs';
import { openProject } from '../../core/util/project.ts';
import { findBrowser } from './find-browser.ts';
import { type BlockTestContext, type Example, triedLanguages, writeSite } from './test-examples.ts';

/** The part of the browser API that is used here. */
interface Browser {
  newPage: () => Promise<{
    emulateMediaFeatures: (features: { name: string; value: string }[]) => Promise<void>;
    goto: (address: string) => Promise<unknown>;
    evaluate: (script: string) => Promise<unknown>;
  }>;
  close: () => Promise<void>;
}

interface Launcher {
  launch: (options: { args: string[]; executablePath?: string }) => Promise<Browser>;
}

/** Packages that axe tests need, if the site has them installed. */
export interface Tools {
  launcher: Launcher;
  /** Script that is run in pages. */
  axe: string;
}

/** @param folder of the site @returns undefined if a package is not installed there */
export async function findTools(folder: string): Promise<Tools | undefined> {
  const require = createRequire(join(folder, 'package.json'));
  if (!findPackage(folder, 'puppeteer') || !findPackage(folder, 'axe-core')) return undefined;
  const { default: main, ...others } = await import(pathToFileURL(require.resolve('puppeteer')).href);
  const launcher: Launcher = main?.launch ? main : (main?.default ?? others);
  return { launcher, axe: readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8') };
}

/** Runs axe on pages of examples, with the theme of a site. */
export async function runAxe(
  examples: readonly Example[],
  { launcher, axe }: Tools,
  context: BlockTestContext,
): Promise<CustomBlockDiagnostic[]> {
  const { folder, machine: environment } = context;
  const diagnostics: CustomBlockDiagnostic[] = [];
  const browserFile = findBrowser();
  // Chromium has no sandbox for the user of containers.
  const browser = await launcher.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(browserFile !== undefined && { executablePath: browserFile }),
  });
  try {
    for (const language of triedLanguages) {
      const { file, paths } = writeSite(`axe-${language}`, language, examples, context);
      const outDir = join(folder, `axe-${language}`);
      const project = openProject(file, outDir);
      await buildSite({ project, isDraft: true }, environment);
      const { site } = readSite(await loadValidSite({ project }, environment));
      const server = await serveSite({ outDir, plan: planHost(site), port: 0, isSecure: false });
      const page = await browser.newPage();
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      for (const [index, { type, name }] of examples.entries()) {
        await page.goto(new URL(paths[index] ?? '', server.url).href);
        await page.evaluate(axe);
        const said = "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations";
        const rules = await page.evaluate(`${said}.map(({ id, nodes }) => id + ' ' + nodes[0].target.join(' ')))`);
        for (const found of rules as string[])
          diagnostics.push({ code: 'own-axe', file: `blocks/${type}/${type}.tsx`, found, expected: name });
      }
      await server.close();
    }
  } finally {
    await browser.close();
  }
  const once = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...once.values()];
}
