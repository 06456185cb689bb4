import { isAbsolute } from 'node:path';

/** Maximum length of an address in characters. */
const mostCharacters = 2000;

/** `user@host:path`, as ssh takes it. Neither part begins with a dash, which would be an option. */
const scpForm = /^[a-z0-9_.][\w.-]*@[a-z0-9][a-z0-9.-]*:(?![-:])[^\s]+$/i;

function isUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'ssh:') return false;
  // An escape could hide a dash at the beginning.
  return hostname !== '' && !hostname.startsWith('-') && !/^-|%/.test(username) && pathname.length > 1;
}

/**
 * Whether git may use an address of a repository: `https://`, `ssh://`, `git@host:path` or an absolute path. Others start
 * programs (`ext::`), are options, or reach what is meant for this machine only.
 */
export function isRepositoryAddress(address: string): boolean {
  if (address.length > mostCharacters || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(address) || address.startsWith('-')) return false;
  return isAbsolute(address) || isUrl(address) || (!address.includes('://') && scpForm.test(address));
}

/** An address for messages: without the password that it may have. */
export const withoutPassword = (address: string) => address.replace(/^(\w+:\/\/[^/@:]*):[^/]*@/, '$1@');

/** A message of git without passwords of addresses. */
export const withoutPasswords = (message: string) => message.replaceAll(/(\w+:\/\/[^\s/@:]*):[^\s/]*@/g, '$1@');
