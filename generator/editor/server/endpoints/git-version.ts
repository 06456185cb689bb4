import { gitWords } from './git.ts';

export type GitVersion = readonly [major: number, minor: number];

/** Version of the installed git. */
export async function gitVersion(folder: string): Promise<GitVersion> {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(await gitWords(['version'], { folder })) ?? [];
  return [Number(major), Number(minor)];
}

export const isOlder = ([major, minor]: GitVersion, [needed, and]: GitVersion) =>
  major < needed || (major === needed && minor < and);
