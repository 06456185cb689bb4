import { Idiomorph } from 'idiomorph';
import { keepsReach } from './keyboard-reach.ts';

const sheetsOf = (root: Document) => [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const hrefOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';
const nameOf = (link: HTMLLinkElement) => hrefOf(link).split('/').pop()?.split('.')[0];

/** Address of a page without its scripts, for the sandboxed frame. */
export const stillAddress = (address: string) => `${address}?still`;

/** Makes links to other pages of the site lead to their versions without scripts. */
export function stayStill(root: Document): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== root.location.origin || link.pathname === root.location.pathname) return;
      const address = new URL(link.href);
      address.searchParams.set('still', '');
      link.href = address.href;
    },
    { capture: true },
  );
}

/**
 * Fetches the current page and parses it with the frame's own DOMParser: the content security policy of the editor's page
 * would block its styles.
 * @throws Error if the server does not answer, or the session at the desk has ended
 */
async function fetchPage(address: string, shown: Document): Promise<Document> {
  const response = await fetch(stillAddress(address), { headers: { Accept: 'text/html' } });
  if (response.status === 401) throw new Error('The session has ended.');
  const Parser = shown.defaultView?.DOMParser ?? DOMParser;
  return new Parser().parseFromString(await response.text(), 'text/html');
}

/** Replaces style sheets. Each old one stays until its successor has loaded. */
async function swapSheets(shown: Document, after: Document): Promise<void> {
  const changes = sheetsOf(after).flatMap((next) => {
    const current = sheetsOf(shown).find((link) => nameOf(link) === nameOf(next));
    return current && hrefOf(current) !== hrefOf(next) ? [{ current, href: hrefOf(next) }] : [];
  });
  await Promise.all(
    changes.map(({ current, href }) => {
      const fresh = current.cloneNode() as HTMLLinkElement;
      fresh.setAttribute('href', href);
      return new Promise<void>((resolve) => {
        const settle = (keep: HTMLLinkElement, drop: HTMLLinkElement) => {
          drop.remove();
          // The patched page refers to a sheet in the body by its new address.
          keep.setAttribute('href', href);
          resolve();
        };
        fresh.addEventListener('load', () => settle(fresh, current));
        fresh.addEventListener('error', () => settle(current, fresh));
        current.after(fresh);
      });
    }),
  );
}

/** Running text that is being written: it takes a new version of the page by itself. */
interface OpenWriting {
  surface: { view: { dom: HTMLElement } } | undefined;
  /** @returns the element of the same list in the new version */
  take: (after: Document) => HTMLElement | undefined;
}

/** Id by which the element that is being written in is recognised in the new version. */
const openId = 'edit-writing';

/** Gives two elements the same id, so that one is recognised as the other. @returns a function that undoes this */
function pair(shown: HTMLElement, next: HTMLElement): () => void {
  const own = shown.id;
  const id = next.id || own || openId;
  shown.id = id;
  next.id = id;
  return () => {
    if (id === openId) shown.removeAttribute('id');
  };
}

interface SyncInput {
  shown: Document;
  address: string;
  writing: OpenWriting;
  /** Whether the page must stay as it is, because a single text is being edited. */
  isHeld: () => boolean;
}

/**
 * Morphs the page in the frame to the new version. No scripts run; the text being edited and the scroll position are kept.
 * A version without the text being written is not shown: the text would be lost.
 */
export async function syncPage({ shown, address, writing, isHeld }: SyncInput): Promise<void> {
  const after = await fetchPage(address, shown);
  await swapSheets(shown, after);
  if (isHeld()) return;
  const { surface } = writing;
  const next = writing.take(after);
  if (surface && !next) return;
  const release = surface && next ? pair(surface.view.dom, next) : undefined;
  const { documentElement: now } = after;
  shown.documentElement.lang = now.lang;
  shown.documentElement.dir = now.dir;
  shown.title = after.title;
  const view = shown.defaultView;
  const scroll = [view?.scrollX ?? 0, view?.scrollY ?? 0] as const;
  Idiomorph.morph(shown.body, [...after.body.childNodes], {
    morphStyle: 'innerHTML',
    restoreFocus: false,
    callbacks: {
      beforeNodeMorphed: (node: Node) => node.nodeType !== 1 || !(node as Element).hasAttribute('contenteditable'),
      beforeAttributeUpdated: (name: string, node: Element) => !keepsReach(name, node),
    },
  });
  release?.();
  view?.scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' });
}
