import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../support/build.ts';
import { projectRoot } from '../../../../support/project-root.ts';

test('counting an export of 200 MB takes less than 300 MB of memory', async () => {
  const script = join(projectRoot, 'tests/support/count-large-export.ts');
  // With a larger heap it depends on the moments of garbage collection how much of it is ever used.
  const heap = '--max-old-space-size=96';
  const output = execFileSync(process.execPath, [heap, '--import', 'tsx', script, await temporaryFolder(), '200'], {
    encoding: 'utf8',
  });
  const { words, megabytes } = JSON.parse(output) as { words: number; megabytes: number };
  expect(words).toBeGreaterThan(5_000_000);
  expect(megabytes).toBeLessThan(300);
});
