import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../support/build.ts';

interface Change {
  from: string;
  to: string;
}

/** A site in a repository that a colleague has, too. */
export interface SharedSite {
  /** Changes the file here, as somebody did before. */
  write: (change: Change) => Promise<void>;
  /** Lets the colleague change the file and publish it. */
  publishOther: (change: Change) => Promise<void>;
}

const who = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];

async function replaceIn(file: string, { from, to }: Change): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
  await writeFile(file, text.replaceAll(from, to));
}

/** Puts the folder of a site into a repository whose branch is published to another. */
export async function shareSite(siteFile: string): Promise<SharedSite> {
  const folder = dirname(siteFile);
  const [remote, other] = [await temporaryFolder(), join(await temporaryFolder(), 'other')];
  const git = (place: string, ...args: string[]) => execFileSync('git', [...who, ...args], { cwd: place, stdio: 'ignore' });
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  await writeFile(join(folder, '.gitignore'), 'out\n.qiyam\n');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  for (const [key, value] of [
    ['user.name', 'Bench'],
    ['user.email', 'bench@example.com'],
  ] as const)
    git(folder, 'config', key, value);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message=Content');
  git(folder, 'push', '--quiet', '--set-upstream', remote, 'main');
  git(folder, 'remote', 'add', 'origin', remote);
  git(folder, 'fetch', '--quiet', 'origin');
  git(folder, 'branch', '--quiet', '--set-upstream-to=origin/main');
  return {
    write: (change) => replaceIn(siteFile, change),
    publishOther: async (change) => {
      git(dirname(other), 'clone', '--quiet', remote, 'other');
      await replaceIn(join(other, 'site.json'), change);
      git(other, 'commit', '--quiet', '--all', '--message=Theirs');
      git(other, 'push', '--quiet');
    },
  };
}
