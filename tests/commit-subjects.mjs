/**
 * Checks the subjects of new commits (CONTRIBUTING.md): `node tests/commit-subjects.mjs [RANGE]`. Without a range that git
 * knows, as in a shallow clone: commits since the upstream branch, else HEAD alone. Merges have subjects that git writes.
 */
import { spawnSync } from 'node:child_process';

/** @param {string[]} revisions @returns a line for each commit; undefined if git does not know them */
function listCommits(...revisions) {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', ...revisions, '--'], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/** @type {[problem: string, has: (subject: string) => boolean][]} */
const problems = [
  ['is empty', (subject) => subject === ''],
  ['has more than 72 characters', (subject) => [...subject].length > 72],
  ['does not start with a capital letter', (subject) => /^\P{Lu}/u.test(subject)],
  ['ends with a full stop', (subject) => subject.endsWith('.')],
];

const [, , range = ''] = process.argv;
const named = range === '' ? undefined : listCommits(range);
const commits = named ?? listCommits('@{upstream}..HEAD') ?? listCommits('-1', 'HEAD') ?? [];
const found = commits.flatMap((line) => {
  const [, hash = '', subject = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
  return problems.filter(([, has]) => has(subject)).map(([problem]) => `${hash} "${subject}" ${problem}`);
});
process.stdout.write([...found, `Commit subjects: ${commits.length} checked, ${found.length} problems`, ''].join('\n'));
process.exitCode = found.length > 0 ? 1 : 0;
