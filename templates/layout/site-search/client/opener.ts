import type { SearchEntry } from '../index-format.ts';

/**
 * All that pages have of the search before it is opened: it waits for a click on its link, for Ctrl+K, or for the page of
 * the search. Where anything of it cannot be fetched, the link leads to that page.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-search]');
const { search = '', searchStyles = '' } = script?.dataset ?? {};

type Search = typeof import('./search.ts');

async function fetchEntry(address: string): Promise<SearchEntry> {
  // The parts that it names go when the site is published anew: it has to be the latest.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

function addStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = searchStyles;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

/** The search itself, and the index of the page that searches, whose address is given. */
async function load(path: string) {
  const fetchOwn = () => fetchEntry(`${path}.json`);
  const [loaded, entry]: [Search, SearchEntry] = await Promise.all([import(/* @vite-ignore */ search), fetchOwn()]);
  return { ...loaded, input: { entry, fetchEntry: fetchOwn } };
}

let opening: ReturnType<typeof load> | undefined;

async function open(link: HTMLAnchorElement): Promise<void> {
  opening ??= Promise.all([load(link.pathname), addStyles()]).then(([loaded]) => loaded);
  link.ariaBusy = 'true';
  try {
    const { openSearch, input } = await opening;
    openSearch({ ...input, link });
  } catch {
    location.assign(link.href);
  }
  link.ariaBusy = null;
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => altKey || ctrlKey || metaKey || shiftKey;

/** Ctrl+K by its place on the keyboard: layouts of other scripts have another letter there. */
const isShortcut = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;

function begin(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  if (form) {
    form.ariaBusy = 'true';
    // Whoever is quicker than the search is answered when it is there.
    form.addEventListener('submit', (event) => event.preventDefault());
    load(new URL(form.action).pathname)
      .then(({ searchPage, input }) => searchPage({ ...input, form }))
      .catch(() => {
        form.hidden = true;
      })
      .finally(() => {
        form.ariaBusy = null;
      });
  }
  const start = (event: Event, link: HTMLAnchorElement | null) => {
    if (!link) return;
    event.preventDefault();
    if (form) form.querySelector('input')?.focus();
    else void open(link);
  };
  addEventListener('click', (event) => {
    if (!hasModifier(event)) start(event, (event.target as Element).closest<HTMLAnchorElement>('a[data-search]'));
  });
  addEventListener('keydown', (event) => {
    if (isShortcut(event)) start(event, document.querySelector<HTMLAnchorElement>('a[data-search]'));
  });
}

if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
