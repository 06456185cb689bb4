import type { LinkTarget } from '../../document/protocol-state.ts';
import { readAddress } from '../text/address.ts';

/** Offered link: a target in the site, or the address as typed. */
export type LinkOption = Omit<LinkTarget, 'kind' | 'gives'> & { kind: LinkTarget['kind'] | 'address' };

export const linkGroupNames = ['address', 'own', 'page', 'heading', 'file'] as const;

/** `own`: headings of the page that contains the link; `heading`: those of other pages. */
export type LinkGroupName = (typeof linkGroupNames)[number];

export interface LinkGroup {
  name: LinkGroupName;
  options: LinkOption[];
}

/**
 * Words to search for, for what was typed: a title or the beginning of a path. Empty after `#`, which lists the headings of the
 * page; undefined for an address outside the site, which is not searched.
 */
export function searchWords(typed: string): string | undefined {
  if (typed.startsWith('#')) return '';
  return /^[a-z]+:/i.test(typed.trim()) ? undefined : typed;
}

/** Address outside the site as typed: on the web, an e-mail address or a telephone number. */
function typedAddress(typed: string): LinkOption[] {
  const href = /^\s*[/#]/.test(typed) ? undefined : readAddress(typed);
  return href === undefined ? [] : [{ href, title: typed.trim(), kind: 'address' }];
}

/**
 * Groups link targets: the typed address, headings of the page, then groups in the order of their best target.
 * @param targets best first
 * @param page path of the page that contains the link
 */
export function groupLinks(targets: readonly LinkTarget[], { typed, page }: { typed: string; page: string }): LinkGroup[] {
  const groups = new Map<LinkGroupName, LinkOption[]>([
    ['address', typedAddress(typed)],
    ['own', []],
  ]);
  for (const target of targets) {
    const name = target.kind === 'heading' && target.href.startsWith(`${page}#`) ? 'own' : target.kind;
    groups.set(name, [...(groups.get(name) ?? []), target]);
  }
  return Array.from(groups, ([name, options]) => ({ name, options })).filter(({ options }) => options.length > 0);
}
