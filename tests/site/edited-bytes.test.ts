import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../generator/build.ts';
import { hashBytes } from '../../generator/common/hash.ts';
import { openProject } from '../../generator/common/project.ts';
import { ContentError } from '../../generator/diagnostics/errors.ts';
import { type Machine, openMachine } from '../../generator/machine/machine.ts';
import { Random } from '../fuzz/random.ts';
import { bilingualSite, temporaryFolder } from '../support/build.ts';
import { type EditedBytes, editBytes } from '../support/byte-edits.ts';
import { filesBelow } from '../support/damage.ts';
import { copiedSite } from '../support/edit-client.ts';
import { machine } from '../support/machine.ts';
import { tell } from '../support/printed.ts';

/** Edits of both sites, of which the larger gets a quarter. `TEST_BYTE_EDITS=500` asks for more than each run has time for. */
const total = Number(process.env.TEST_BYTE_EDITS ?? 40);

/** What is in a folder, without the record of the build, which says when files were written. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(filesBelow(folder).map((file) => [relative(folder, file), hashBytes(readFileSync(file))]));

/** Of the engine everything is known, of sites nothing. */
async function openCold(): Promise<Machine> {
  return openMachine({ engine: { ...machine.engine, cache: machine.engineCache.folder }, cache: await temporaryFolder() });
}

/** Whether the file is right; otherwise nothing may have been written. */
async function build(siteFile: string, outDir: string, by: Machine): Promise<boolean> {
  try {
    await buildSite({ project: openProject(siteFile, outDir), isDraft: true }, by);
    return true;
  } catch (error) {
    if (error instanceof ContentError && error.diagnostics.length > 0) return false;
    throw error;
  }
}

/** The files of a build from nothing; undefined where the file is wrong. */
async function filesFromNothing(siteFile: string): Promise<Record<string, string> | undefined> {
  const outDir = join(await temporaryFolder(), 'out');
  const cold = await openCold();
  const files = (await build(siteFile, outDir, cold)) ? filesIn(outDir) : undefined;
  await cold.close();
  for (const folder of [outDir, cold.folder]) rmSync(folder, { recursive: true, force: true });
  return files;
}

test.each([
  ['trilingual', (total * 3) / 4, () => copiedSite('trilingual')],
  ['bilingual', total / 4, bilingualSite],
])(
  '%s: after each of %d edits the output is that of a build from nothing, or as it was',
  async (name, count, open) => {
    const siteFile = await open();
    const outDir = join(await temporaryFolder(), 'out');
    const warm = await openCold();
    const original = readFileSync(siteFile);
    const file: EditedBytes = { now: original, right: original };
    expect(await build(siteFile, outDir, warm)).toBe(true);
    let written = filesIn(outDir);
    const known = new Map<string, Record<string, string> | undefined>();
    const counts: Record<string, number> = {};
    const add = (key: string) => {
      counts[key] = (counts[key] ?? 0) + 1;
    };
    for (let index = 0; index < count; index++) {
      const { kind, bytes } = editBytes(new Random(41, index), file);
      const what = `${name}, edit ${index}: ${kind}`;
      writeFileSync(siteFile, bytes);
      const isRight = await build(siteFile, outDir, warm);
      const hash = hashBytes(bytes);
      if (!known.has(hash)) known.set(hash, await filesFromNothing(siteFile));
      written = known.get(hash) ?? written;
      expect(isRight, what).toBe(known.get(hash) !== undefined);
      expect(filesIn(outDir), what).toEqual(written);
      file.now = bytes;
      if (isRight) file.right = bytes;
      add(isRight ? 'right' : 'wrong');
      add(`${kind}: ${isRight ? 'right' : 'wrong'}`);
    }
    await warm.close();
    // What was looked at, for those who ask for more.
    if (process.env.TEST_BYTE_EDITS) tell(`${name} ${JSON.stringify({ ...counts, texts: known.size })}\n`);
    expect(Math.min(counts.right ?? 0, counts.wrong ?? 0)).toBeGreaterThan(count / 10);
  },
  3_600_000,
);
