import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/build.ts';
import { projectRoot } from '../support/project-root.ts';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const git = (cwd: string, ...args: string[]) => execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' });

/** A repository with a commit for each subject, the first one oldest. */
async function openRepository(subjects: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  for (const subject of subjects)
    git(folder, 'commit', '--quiet', '--allow-empty', '--allow-empty-message', `--message=${subject}`);
  return folder;
}

function check(cwd: string, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [join(projectRoot, 'tests/commit-subjects.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return {
    status,
    lines: stdout
      .trim()
      .replaceAll(/^[0-9a-f]{7,} /gm, '')
      .split('\n'),
  };
}

const longest = `Add ${'a'.repeat(68)}`;

test('subjects of a range are checked for length, capital letter, full stop and emptiness', async () => {
  const folder = await openRepository(['Begin', longest, `${longest}a`, 'add a test', 'Fix it.', '']);
  expect(check(folder, 'HEAD~5..HEAD')).toEqual({
    status: 1,
    lines: [
      '"" is empty',
      '"Fix it." ends with a full stop',
      '"add a test" does not start with a capital letter',
      `"${longest}a" has more than 72 characters`,
      'Commit subjects: 5 checked, 4 problems',
    ],
  });
  expect(check(folder, 'HEAD~5..HEAD~4')).toEqual({ status: 0, lines: ['Commit subjects: 1 checked, 0 problems'] });
});

test('commits since the upstream branch are checked, and HEAD alone in a shallow clone or without upstream', async () => {
  const folder = await openRepository(['one', 'Two']);
  expect(check(folder)).toEqual({ status: 0, lines: ['Commit subjects: 1 checked, 0 problems'] });
  const clone = await temporaryFolder();
  git(clone, 'clone', '--quiet', '--depth=1', `file://${folder}`, '.');
  expect(check(clone, `${'0'.repeat(40)}..HEAD`)).toEqual({ status: 0, lines: ['Commit subjects: 1 checked, 0 problems'] });
  git(clone, 'commit', '--quiet', '--allow-empty', '--message=three');
  git(clone, 'commit', '--quiet', '--allow-empty', '--message=Four');
  expect(check(clone).lines.at(-1)).toBe('Commit subjects: 2 checked, 1 problems');
  git(clone, 'checkout', '--quiet', '--detach');
  expect(check(clone, `${'0'.repeat(40)}..HEAD`).lines).toEqual(['Commit subjects: 1 checked, 0 problems']);
});
