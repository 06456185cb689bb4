import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashBytes } from '../../generator/core/util/hash.ts';
import { Random } from '../fuzz/random.ts';
import { bilingualSite, temporaryFolder } from '../support/build.ts';
import { type EditedBytes, editBytes } from '../support/byte-edits.ts';
import { buildFromNothing, buildInto, filesIn, openUncachedEnvironment } from '../support/cold-build.ts';
import { copiedSite } from '../support/edit-client.ts';
import { writeToTerminal } from '../support/output-capture.ts';

/** Number of edits for both sites; the larger one gets a quarter. `TEST_BYTE_EDITS=500` runs more than the default. */
const total = Number(process.env.TEST_BYTE_EDITS ?? 40);

test.each([
  ['trilingual', (total * 3) / 4, () => copiedSite('trilingual')],
  ['bilingual', total / 4, bilingualSite],
])(
  '%s: after each of %d random edits the output equals a clean build, or is kept on errors',
  async (name, count, open) => {
    const siteFile = await open();
    const outDir = join(await temporaryFolder(), 'out');
    const warm = await openUncachedEnvironment();
    const original = readFileSync(siteFile);
    const file: EditedBytes = { now: original, right: original };
    let { files: written } = await buildInto(outDir, siteFile, warm, { isDraft: true });
    expect(written).toBeDefined();
    const expectedByHash = new Map<string, Record<string, string> | undefined>();
    const counts: Record<string, number> = {};
    const add = (key: string) => {
      counts[key] = (counts[key] ?? 0) + 1;
    };
    for (let index = 0; index < count; index++) {
      const { kind, bytes } = editBytes(new Random(41, index), file);
      const what = `${name}, edit ${index}: ${kind}`;
      writeFileSync(siteFile, bytes);
      const isRight = (await buildInto(outDir, siteFile, warm, { isDraft: true })).files !== undefined;
      const hash = hashBytes(bytes);
      if (!expectedByHash.has(hash)) expectedByHash.set(hash, (await buildFromNothing(siteFile, { isDraft: true })).files);
      written = expectedByHash.get(hash) ?? written;
      expect(isRight, what).toBe(expectedByHash.get(hash) !== undefined);
      expect(filesIn(outDir), what).toEqual(written);
      file.now = bytes;
      if (isRight) file.right = bytes;
      add(isRight ? 'right' : 'wrong');
      add(`${kind}: ${isRight ? 'right' : 'wrong'}`);
    }
    await warm.close();
    // Statistics of a longer run.
    if (process.env.TEST_BYTE_EDITS) writeToTerminal(`${name} ${JSON.stringify({ ...counts, texts: expectedByHash.size })}\n`);
    expect(Math.min(counts.right ?? 0, counts.wrong ?? 0)).toBeGreaterThan(count / 10);
  },
  3_600_000,
);
