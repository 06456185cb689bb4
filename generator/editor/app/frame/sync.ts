import { Idiomorph } from 'idiomorph';

const sheetsOf = (root: Document) => [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const hrefOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';
const nameOf = (link: HTMLLinkElement) => hrefOf(link).split('/').pop()?.split('.')[0];

/** A page without its scripts, for a frame in which none may run. */
export const stillAddress = (address: string) => `${address}?still`;

/** Lets links of a page that runs no scripts lead to pages without any, too. */
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
 * The page as the server has it now, read by its own window: what the policy of the editor's page forbids is allowed there.
 * @throws TypeError when nobody answers.
 */
async function fetchPage(address: string, shown: Document): Promise<Document> {
  const response = await fetch(stillAddress(address), { headers: { Accept: 'text/html' } });
  const Parser = shown.defaultView?.DOMParser ?? DOMParser;
  return new Parser().parseFromString(await response.text(), 'text/html');
}

/** Puts each new sheet in the place of the one that it follows, which styles the page until then. */
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
          // Where the sheet stands in the body, the page after it has been patched holds it under its new name.
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

/** Takes a new version over into the page of a frame, in which no script runs: scroll and focus stay. */
export async function syncPage(shown: Document, address: string): Promise<void> {
  const after = await fetchPage(address, shown);
  await swapSheets(shown, after);
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
      beforeNodeMorphed: (node: Node) => !(node instanceof Object && (node as Element).getAttribute?.('contenteditable')),
    },
  });
  view?.scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' });
}
