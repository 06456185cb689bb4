import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { startPreview } from '../../../../generator/editor/server/server.ts';
import { buildTemporarily } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { effects, laughs, oddSizes, patterns } from '../../../support/odd-drawings.ts';
import { type Pictures, pictureSite } from '../../../support/picture-site.ts';
import { projectRoot } from '../../../support/project-root.ts';

const green = [15, 92, 72];

/** The colour of one pixel. */
async function colourAt(file: string, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...pixel];
}

const isNear = (found: number[]) => found.every((value, index) => Math.abs(value - (green[index] ?? 0)) <= 3);

describe('SVG drawings of unusual sizes', () => {
  const pictures: Pictures = Object.fromEntries(Object.entries(oddSizes).map(([name, { svg }]) => [`${name}.svg`, svg]));

  test('are drawn into social images and shown with their aspect ratio', async () => {
    const outDir = await buildTemporarily(await pictureSite(pictures));
    for (const [index, [name, { size }]] of Object.entries(oddSizes).entries()) {
      const html = readFileSync(join(outDir, `page-${index}.html`), 'utf8');
      const shown = new RegExp(`<img [^>]*src="/(assets/${name}\\.[\\w.-]+)" width="(\\d+)" height="(\\d+)"`);
      const [, file = '', width, height] = shown.exec(html) ?? [];
      expect([Number(width), Number(height)], name).toEqual(size);
      // Browsers need a namespace and a size above zero.
      const svg = readFileSync(join(outDir, file), 'utf8');
      expect(svg, name).toContain('xmlns="http://www.w3.org/2000/svg"');
      expect(svg, name).not.toMatch(/ (?:width|height)="(?:0|1e9)"/);
      const [, shared = ''] = /og:image" content="[^"]*\/(assets\/social\/[^"]+)"/.exec(html) ?? [];
      // The middle of the illustration in a right-to-left social image.
      expect(isNear(await colourAt(join(outDir, shared), 300, 304)), name).toBe(true);
    }
  });

  test.each(['long', 'map', 'tiny', 'vast'])('are drawn as icons: %s', async (name) => {
    const outDir = await buildTemporarily(await pictureSite(pictures, `${name}.svg`));
    const icon = readdirSync(join(outDir, 'assets')).find((file) => file.startsWith('icon-512.')) ?? '';
    expect(await sharp(join(outDir, 'assets', icon)).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(isNear(await colourAt(join(outDir, 'assets', icon), 256, 256))).toBe(true);
    expect(await sharp(join(outDir, 'apple-touch-icon.png')).metadata()).toMatchObject({ width: 180, height: 180 });
  });
});

/** Runs a command as a user would. */
function run(command: string, siteFile: string, ...more: string[]) {
  const args = ['generator/cli/start.mjs', command, '--site', siteFile, '--language', 'en', ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('SVG drawings that cannot be rendered', () => {
  test('are reported with their places by check and build, without a stack trace', async () => {
    const nothing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"><path d="M0 0h9v9z"/></svg>';
    const siteFile = await pictureSite({ 'laughs.svg': laughs(), 'patterns.svg': patterns(), 'nothing.svg': nothing });
    const out = join(dirname(siteFile), 'out');
    for (const { status, output } of [run('check', siteFile), run('build', siteFile, '--out', out)]) {
      expect(status).toBe(1);
      expect(output).not.toMatch(/^ +at /m);
      expect(output).toMatch(
        /site\.json:\d+:\d+ error unusable-image {2}routes\[1\]\.blocks\[0\]\.image\.src: assets\/laughs\.svg repeats/,
      );
      expect(output).toMatch(
        /site\.json:\d+:\d+ error unusable-image {2}routes\[2\]\.blocks\[0\]\.image\.src: assets\/patterns\.svg repeats/,
      );
      expect(output).toMatch(
        /site\.json:\d+:\d+ error unusable-image {2}routes\[3\]\.blocks\[0\]\.image\.src: assets\/nothing\.svg says no size/,
      );
    }
  });

  test('are stopped after a time limit', async () => {
    const { tryDrawing } = await import('../../../../generator/assets/images/try-drawing.ts');
    expect(await tryDrawing(effects, 1)).toBe('time');
    expect(await tryDrawing(laughs(2), 30)).toBeUndefined();
  });
});

test('the preview reports a drawing that cannot be rendered and keeps running', async () => {
  const server = await startPreview({
    environment: machine,
    project: openProject(await pictureSite({ 'laughs.svg': laughs() })),
    port: 0,
    language: 'en',
  });
  try {
    const events = (await fetch(`${server.url}_preview/events?path=/page-0`)).body?.getReader();
    let received = '';
    while (!received.includes('\n\n')) received += Buffer.from((await events?.read())?.value ?? '\n\n').toString();
    await events?.cancel();
    const { problems } = JSON.parse(received.replace(/^data: /, ''));
    expect(problems).toContainEqual(expect.objectContaining({ code: 'unusable-image', place: 'routes[1].blocks[0].image.src' }));
    expect((await fetch(server.url)).status).toBe(200);
  } finally {
    await server.close();
  }
});
