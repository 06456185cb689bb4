import type { SearchManifest } from '../index-format.ts';

/**
 * The only search code that pages load at first: waits for a click on the search link, for Ctrl+K, or for the search page. If
 * loading fails, the link leads to the search page.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-search]');
const { search = '', searchStyles = '' } = script?.dataset ?? {};

type Search = typeof import('./search.ts');

async function fetchManifest(address: string): Promise<SearchManifest> {
  // Bypasses the cache: publishing replaces the index parts that it names.
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

/** The search code, and the index of the search page at `path`. */
async function load(path: string) {
  const fetchOwn = () => fetchManifest(`${path}.json`);
  const [loaded, manifest]: [Search, SearchManifest] = await Promise.all([import(/* @vite-ignore */ search), fetchOwn()]);
  return { ...loaded, input: { manifest, fetchManifest: fetchOwn } };
}

let loading: ReturnType<typeof load> | undefined;

async function open(link: HTMLAnchorElement): Promise<void> {
  loading ??= Promise.all([load(link.pathname), addStyles()]).then(([loaded]) => loaded);
  link.ariaBusy = 'true';
  try {
    const { openSearch, input } = await loading;
    openSearch({ ...input, link });
  } catch {
    location.assign(link.href);
  }
  link.ariaBusy = null;
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => altKey || ctrlKey || metaKey || shiftKey;

/** Ctrl+K by physical key: layouts of other scripts have another letter there. */
const isShortcut = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;

function begin(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  if (form) {
    form.ariaBusy = 'true';
    // A form submitted before the search has loaded is answered when it has.
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
