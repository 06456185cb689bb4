/**
 * Checks the subjects of new commits (CONTRIBUTING.md): `node tests/commit-subjects.mjs [RANGE]`. If git knows no commits in the
 * range, as in a shallow clone: commits since the upstream branch, else HEAD alone. git writes the subjects of merges itself.
 */
import { spawnSync } from 'node:child_process';

/** @param {string[]} revisions @returns a line for each commit */
function listCommits(...revisions) {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', ...revisions, '--'], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** @type {[problem: string, has: (subject: string) => boolean][]} */
const problems = [
  ['is empty', (subject) => subject === ''],
  ['has more than 72 characters', (subject) => [...subject].length > 72],
  ['does not start with a capital letter', (subject) => /^\P{Lu}/u.test(subject)],
  ['ends with a full stop', (subject) => subject.endsWith('.')],
];

const [, , range = ''] = process.argv;
const ranges = [...(range === '' ? [] : [[range]]), ['@{upstream}..HEAD'], ['-1', 'HEAD']];
const commits = ranges.map((one) => listCommits(...one)).find((one) => one.length > 0) ?? [];
const found = commits.flatMap((line) => {
  const [, hash = '', subject = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
  return problems.filter(([, has]) => has(subject)).map(([problem]) => `${hash} "${subject}" ${problem}`);
});
process.stdout.write([...found, `Commit subjects: ${commits.length} checked, ${found.length} problems`, ''].join('\n'));
process.exitCode = found.length > 0 ? 1 : 0;
