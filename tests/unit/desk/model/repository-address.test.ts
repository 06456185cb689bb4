import { describe, expect, test } from 'vitest';
import { isRepositoryAddress, withoutPassword, withoutPasswords } from '../../../../generator/desk/model/repository-address.ts';

describe('an address of a repository', () => {
  test.each([
    'https://example.sa/team/site.git',
    'https://user:token@example.sa/site.git',
    'ssh://git@example.sa:2222/site.git',
    'git@example.sa:team/site.git',
    'git@example.sa:~team/site.git',
    '/srv/git/site.git',
    '/srv/git/موقع الجهة.git',
  ])('%s is accepted', (address) => {
    expect(isRepositoryAddress(address)).toBe(true);
  });

  test.each([
    '',
    'ext::sh -c "touch /tmp/evil"',
    'fd::17',
    'git@example.sa::evil',
    '--upload-pack=touch /tmp/evil',
    '-oProxyCommand=evil',
    'ssh://-oProxyCommand=evil/site.git',
    'ssh://-oProxyCommand=evil@example.sa/site.git',
    'ssh://%2DoProxyCommand=evil@example.sa/site.git',
    'git@-oProxyCommand=evil:site.git',
    '-user@example.sa:site.git',
    'git@example.sa:-option',
    'http://example.sa/site.git',
    'git://example.sa/site.git',
    'file:///srv/git/site.git',
    'ftp://example.sa/site.git',
    'https://',
    'https://example.sa',
    'https://exa mple.sa/site.git',
    '../site.git',
    'site.git',
    'example.sa:site.git',
    '/srv/git/si\nte.git',
    '/srv/git/si\u0000te.git',
    'https://example.sa/si\u2028te.git',
    `/${'a'.repeat(3000)}`,
  ])('%j is refused', (address) => {
    expect(isRepositoryAddress(address)).toBe(false);
  });

  test('is shown without its password', () => {
    expect(withoutPassword('https://user:to:ken@example.sa/a:b@c')).toBe('https://user@example.sa/a:b@c');
    expect(withoutPassword('git@example.sa:a:b@c')).toBe('git@example.sa:a:b@c');
    expect(withoutPassword('ssh://git@example.sa:22/a@b')).toBe('ssh://git@example.sa:22/a@b');
  });

  test('is shown without its password in messages of git', () => {
    const message = "fatal: unable to access 'https://user:token@example.sa/site.git/': a:b@c";
    expect(withoutPasswords(message)).toBe("fatal: unable to access 'https://user@example.sa/site.git/': a:b@c");
  });
});
