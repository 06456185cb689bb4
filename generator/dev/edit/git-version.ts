import { gitWords } from './git.ts';

export type Version = readonly [major: number, minor: number];

/** Which git there is. */
export async function gitVersion(folder: string): Promise<Version> {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(await gitWords(['version'], { folder })) ?? [];
  return [Number(major), Number(minor)];
}

export const isOlder = ([major, minor]: Version, [needed, and]: Version) => major < needed || (major === needed && minor < and);
