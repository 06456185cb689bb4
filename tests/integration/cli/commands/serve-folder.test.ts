import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareFolder } from '../../../../generator/cli/commands/serve-folder.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { engine } from '../../../support/environment.ts';
import { publishedSite, workingCopy } from '../../../support/published-site.ts';

const options = (repository?: string) => ({ repository, language: 'ar' as const, engine });

async function emptyRepository(): Promise<{ place: string; remote: string }> {
  const place = await temporaryFolder();
  const remote = join(place, 'مستودع الموقع.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=publish', remote]);
  return { place, remote };
}

describe('a folder for a desk', () => {
  test('gets a new site, which is pushed, if the repository is empty', async () => {
    const { place, remote } = await emptyRepository();
    const folder = join(place, 'site');
    await prepareFolder(folder, options(remote));
    const { git } = workingCopy(folder);
    expect(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))).toHaveProperty('routes');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('rev-parse', '--abbrev-ref', '@{upstream}')).toBe('origin/publish');
    expect(execFileSync('git', ['rev-parse', 'publish'], { cwd: remote, encoding: 'utf8' }).trim()).toBe(
      git('rev-parse', 'HEAD'),
    );
    expect(readdirSync(place).sort()).toEqual(['site', 'مستودع الموقع.git']);
    // Another start changes nothing.
    await prepareFolder(folder, options('not looked at'));
    // Another server with the same repository gets the same site.
    mkdirSync(join(place, 'other'));
    await prepareFolder(join(place, 'other'), options(remote));
    expect(workingCopy(join(place, 'other')).git('rev-parse', 'HEAD')).toBe(git('rev-parse', 'HEAD'));
  });

  test('is not touched if the repository has other files', async () => {
    const { outside, remote, place } = await publishedSite();
    outside.git('rm', '--quiet', 'site.json');
    outside.publish();
    await expect(prepareFolder(join(place, 'new'), options(remote))).rejects.toMatchObject({ code: 'repository-without-site' });
    expect(existsSync(join(place, 'new'))).toBe(false);
    expect(existsSync(join(place, 'new.beginning'))).toBe(false);
  });

  test('is not touched if it has files, or the repository cannot be used', async () => {
    const { place, remote } = await emptyRepository();
    const folder = join(place, 'site');
    await expect(prepareFolder(folder, options())).rejects.toMatchObject({ code: 'desk-site-missing' });
    const missing = prepareFolder(folder, options(join(place, 'missing.git')));
    await expect(missing).rejects.toMatchObject({ code: 'repository-failed' });
    writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await expect(prepareFolder(folder, options(remote))).rejects.toMatchObject({ code: 'repository-failed' });
    expect(readdirSync(place)).toEqual(['مستودع الموقع.git']);
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), 'notes');
    await expect(prepareFolder(folder, options(remote))).rejects.toMatchObject({ code: 'folder-taken' });
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  test.each(['ext::sh -c "touch EVIL"', '--upload-pack=touch EVIL', 'a\nb', 'relative.git'])(
    'refuses the address %j',
    async (address) => {
      const place = await temporaryFolder();
      const refused = prepareFolder(join(place, 'site'), options(address.replace('EVIL', join(place, 'evil'))));
      await expect(refused).rejects.toMatchObject({ code: 'repository-refused' });
      expect(readdirSync(place)).toEqual([]);
    },
  );
});
