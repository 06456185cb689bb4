import { expect, test } from 'vitest';
import { words } from '../../../../generator/editor/app/words/words.tsx';
import { CommandError } from '../../../../generator/editor/server/endpoints/git.ts';
import { MergeError } from '../../../../generator/editor/server/endpoints/publishing/git-merge.ts';
import { explainGitError, obstacleError, workWords } from '../../../../generator/editor/server/endpoints/publishing/git-words.ts';
import { explainMergeError } from '../../../../generator/editor/server/endpoints/publishing/merge-words.ts';
import { messageLanguages } from '../../../../templates/model/files/language.ts';

/** Terms of git, which only developers know. */
const terms = {
  ar: /git|[أإ]?يداع|أود[َِ]?ع|ي?ودع|مستودع|(?:^|\s)ال?فرعً?ا?(?:\s|$)|ادفع/i,
  en: /\b(?:git|commit\w*|branch\w*|repositor\w+|push\w*|upstream|HEAD|hooks?|remote)\b/i,
};

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap((inner) => texts(inner));

test.each(messageLanguages)(
  'the dialog and the history have no terms of git outside of what is for developers: %s',
  (language) => {
    const { changes, publish, history } = words[language];
    const { since, sinceCommit, sinceBuild, diff, ...changesForAll } = changes;
    const { git, messageLabel, noGit, obstacles, ...publishForAll } = publish;
    for (const text of texts([changesForAll, publishForAll, history])) expect(text).not.toMatch(terms[language]);
    // The pattern is one that finds them.
    for (const text of [sinceCommit, git, messageLabel, noGit]) expect(text).toMatch(terms[language]);
    expect(texts([since, sinceBuild, diff, obstacles])).not.toEqual([]);
  },
);

/** Of a full disk; most have words of another failure too. */
const fullDisk = [
  "Unable to create '/site/.git/index.lock': No space left on device",
  "cannot lock ref 'HEAD': unable to append to '.git/logs/HEAD': No space left on device",
  'remote: fatal: write error: No space left on device (pre-receive hook declined)',
  'unable to write new_index file',
];

const gitErrors = [
  ...fullDisk,
  'non-fast-forward',
  "couldn't find remote ref",
  'unrelated histories',
  'pre-receive hook declined',
  'Authentication failed',
  'Could not resolve host',
  'Please tell me who you are',
  'unfinished: MERGE_HEAD',
  'site file ignored: site.json',
  'something else',
];

test.each(messageLanguages)('failures of publishing give their reason without terms of git: %s', (language) => {
  const ofGit = gitErrors.map((message) => explainGitError(new CommandError(message), language));
  for (const [index, { details }] of ofGit.entries()) expect(details).toContain(gitErrors[index]);
  const ofMerge = (['old-git', 'site-gone', 'no-json', 'files', 'here'] as const).map((reason) =>
    explainMergeError(new MergeError(reason, ['site.json', '2.38']), language),
  );
  const obstacles = (['no-repository', 'detached', 'no-upstream'] as const).map((one) => obstacleError(one, language));
  for (const { message } of [...ofGit, ...ofMerge, ...obstacles]) expect(message).not.toMatch(terms[language]);
  const { pushed, nothing, ...progress } = workWords[language];
  for (const text of texts(progress)) expect(text).not.toMatch(terms[language]);
  expect([pushed('x'), nothing('x')].join('')).toContain('x');
});

test('a full disk is told as such', () => {
  const reasons = fullDisk.map((message) => explainGitError(new CommandError(message), 'en').message);
  for (const reason of reasons) expect(reason).toMatch(/^The disk is full/);
});
