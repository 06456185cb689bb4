import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../generator/build/build.ts';
import { ContentError } from '../../generator/core/diagnostics/errors.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { machine } from '../support/environment.ts';
import { damagedPictures, type Pictures, pictureSite } from '../support/picture-site.ts';

/** Diagnostic codes that a damaged picture may get. */
const codes = /^(?:unreadable|damaged|animated|huge|elongated|unusable)-image$|^image-format$|^unsafe-svg$/;

/** Builds a site with pictures. @returns the diagnostic code of each rejected picture */
async function build(pictures: Pictures) {
  const siteFile = await pictureSite(pictures);
  const outDir = join(dirname(siteFile), 'out');
  try {
    await buildSite({ project: openProject(siteFile, outDir) }, machine);
    return { refused: new Map<string, string>(), outDir };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const errors = error.diagnostics.filter(({ severity }) => severity === 'error');
    for (const { code, pointer, message, line, column } of errors) {
      expect(code, message.en).toMatch(codes);
      expect(pointer).toMatch(/^\/routes\/\d+\/blocks\/0\/image\/src$/);
      expect([line > 1, column > 1]).toEqual([true, true]);
    }
    expect(existsSync(outDir)).toBe(false);
    return { refused: new Map(errors.map(({ parameters, code }) => [basename(parameters.found ?? ''), code])), outDir };
  }
}

describe('pictures with flipped bits', () => {
  test.each([1, 2])('are either rejected by name or built, seed %d', async (seed) => {
    const pictures = await damagedPictures(seed, 12);
    const { refused } = await build(pictures);
    expect(refused.size).toBeGreaterThan(10);
    expect(refused.size).toBeLessThan(Object.keys(pictures).length);
    const accepted = Object.fromEntries(Object.entries(pictures).filter(([name]) => !refused.has(name)));
    const { refused: later, outDir } = await build(accepted);
    // Pictures that pass the check can be built.
    expect([...later]).toEqual([]);
    expect(existsSync(join(outDir, 'index.html'))).toBe(true);
  });
});
