import { Idiomorph } from 'idiomorph';
import type { PageState } from '../message.ts';
import { here } from './dom.ts';
import { stateOf, states } from './island-states.ts';
import { type Control, capturePage, isEdited, reloadInPlace, restorePage } from './page-state.ts';
import { swapStyles } from './styles.ts';

/** What scripts of any page have changed since and a new version must leave alone; islands say which they change besides. */
const liveAttributes = new Set([
  'aria-selected',
  'aria-expanded',
  'aria-hidden',
  'tabindex',
  'style',
  'data-closed',
  'hidden',
  'data-reveal',
  'data-hydrated',
  'aria-busy',
  'data-motion',
  'open',
  ...states.flatMap(({ attributes = [] }) => attributes),
]);
/** What somebody may have entered. */
const enteredAttributes = new Set(['value', 'checked', 'selected']);

/** The page as the server sent it, without what scripts have done to it since. */
let served: Document | undefined;

const scriptOf = (root: Document) => root.querySelector<HTMLScriptElement>('script[data-version]');
const versionOf = (root: Document) => Number(scriptOf(root)?.dataset.version);

/** The version that this page is of: the file may have changed while it was loading. */
let shownVersion = versionOf(document);

/** What the shown page says of itself. */
let state = readState(document);

function readState(root: Document): PageState {
  return JSON.parse(scriptOf(root)?.dataset.state ?? '{"parts":[]}');
}

export const pageState = () => state;

/** An address that was left because its page has moved; undefined when it has not. */
let leftAddress: string | undefined;
export const movedFrom = () => leftAddress;

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
  if (response.redirected) {
    const { pathname, search, hash } = new URL(response.url);
    leftAddress = location.pathname;
    history.replaceState(history.state, '', pathname + search + (hash || location.hash));
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** An address that now leads to another host can't be fetched: then the browser goes there. */
async function fetchOrLeave(): Promise<Document> {
  try {
    return await fetchPage();
  } catch (error) {
    const isThere = await fetch(here('client.css')).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) location.reload();
    throw error;
  }
}

const islandsOf = (root: Document) => [...root.querySelectorAll<HTMLElement>('[data-island]')];
const scriptsOf = (root: Document) =>
  [...root.querySelectorAll<HTMLElement>('script[src]:not([data-version]), [data-island]')]
    .map((node) => node.getAttribute('src') ?? node.dataset.island)
    .join();

/** The properties of an island: as they are written for it, and where it reads them from its own HTML. */
function propertiesOf(island: HTMLElement | undefined) {
  const { readsFrom } = stateOf(island);
  const nodes = readsFrom === undefined ? [] : (island?.querySelectorAll(readsFrom) ?? []);
  return [island?.dataset.props, ...[...nodes].map((node) => `${node.id} ${node.ariaLabel}`)];
}

/** An island whose properties changed, or whose parts it has moved about, cannot be patched: it starts anew. */
function needsReload(before: Document, after: Document): boolean {
  const [old, now] = [before.documentElement, after.documentElement];
  if (old.lang !== now.lang || old.dir !== now.dir || scriptsOf(before) !== scriptsOf(after)) return true;
  const [was, is] = [islandsOf(before), islandsOf(after)];
  if (was.length !== is.length) return true;
  return islandsOf(document).some((live, index) => {
    if (!('hydrated' in live.dataset) || was[index]?.outerHTML === is[index]?.outerHTML) return false;
    return `${propertiesOf(was[index])}` !== `${propertiesOf(is[index])}` || stateOf(live).movesParts === true;
  });
}

function isKept(name: string, element: Element): boolean {
  if (liveAttributes.has(name)) return true;
  if (!enteredAttributes.has(name)) return false;
  const control = element instanceof HTMLOptionElement ? element.closest('select') : element;
  return control !== null && 'value' in control && isEdited(control as Control);
}

function patch(before: Document, after: Document): void {
  const untouched = new Set<Node>();
  const [was, is] = [islandsOf(before), islandsOf(after)];
  for (const [index, live] of islandsOf(document).entries()) {
    if (was[index]?.outerHTML === is[index]?.outerHTML) untouched.add(live);
  }
  document.title = after.title;
  // Its children: a body would be put into the body.
  Idiomorph.morph(document.body, [...after.body.cloneNode(true).childNodes], {
    morphStyle: 'innerHTML',
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (node: Node) => !untouched.has(node),
      beforeAttributeUpdated: (name: string, element: Element) => !isKept(name, element),
    },
  });
}

/** Takes the version that the server shows now over into the page. */
async function showVersion(): Promise<void> {
  const after = await fetchOrLeave();
  if (!served || versionOf(served) !== shownVersion || needsReload(served, after)) return reloadInPlace();
  await swapStyles(after);
  const done = capturePage();
  patch(served, after);
  restorePage(done);
  served = after;
  shownVersion = versionOf(after);
  state = readState(after);
}

const first = fetchOrLeave().then((page) => {
  served = page;
});

/** Brings the page to a version, when it is of another. */
export async function followVersion(version: number): Promise<void> {
  await first;
  if (version !== shownVersion) await showVersion();
}
