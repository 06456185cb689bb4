import { Idiomorph } from 'idiomorph';
import type { PageState } from '../message.ts';
import { here } from './dom.ts';
import { stateOf, states } from './island-states.ts';
import { type Control, capturePage, isEdited, reloadInPlace, restorePage } from './page-state.ts';
import { swapStyles } from './styles.ts';

/** Attributes that scripts change and updates must not reset; islands declare more. */
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
/** Attributes with user input. */
const enteredAttributes = new Set(['value', 'checked', 'selected']);

/** Page as the server sent it, without changes by scripts. */
let lastServed: Document | undefined;

const scriptOf = (root: Document) => root.querySelector<HTMLScriptElement>('script[data-version]');
const versionOf = (root: Document) => Number(scriptOf(root)?.dataset.version);

/** Version of this page; the file may have changed while it was loading. */
let shownVersion = versionOf(document);

/** State of the displayed page. */
let state = readState(document);

function readState(root: Document): PageState {
  return JSON.parse(scriptOf(root)?.dataset.state ?? '{"parts":[]}');
}

export const pageState = () => state;

/** Address that was replaced because its page moved; otherwise undefined. */
let leftAddress: string | undefined;
/** Former address of this page, if it moved while it was open. */
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

/** Redirects to another host cannot be fetched; the page is then reloaded to follow them. */
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

/** Properties of an island: its serialised props, and elements from which it reads more. */
function propertiesOf(island: HTMLElement | undefined) {
  const { readsFrom } = stateOf(island);
  const nodes = readsFrom === undefined ? [] : (island?.querySelectorAll(readsFrom) ?? []);
  return [island?.dataset.props, ...[...nodes].map((node) => `${node.id} ${node.ariaLabel}`)];
}

/** Islands whose properties changed, or that move their parts, cannot be patched. */
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

function isPreservedAttribute(name: string, element: Element): boolean {
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
  // Morphs the children: a whole body would be nested in the body.
  Idiomorph.morph(document.body, [...after.body.cloneNode(true).childNodes], {
    morphStyle: 'innerHTML',
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (node: Node) => !untouched.has(node),
      beforeAttributeUpdated: (name: string, element: Element) => !isPreservedAttribute(name, element),
    },
  });
}

/** Applies the present version of the server to the page. */
async function showVersion(): Promise<void> {
  const after = await fetchOrLeave();
  if (!lastServed || versionOf(lastServed) !== shownVersion || needsReload(lastServed, after)) return reloadInPlace();
  await swapStyles(after);
  const done = capturePage();
  patch(lastServed, after);
  restorePage(done);
  lastServed = after;
  shownVersion = versionOf(after);
  state = readState(after);
}

const first = fetchOrLeave().then((page) => {
  lastServed = page;
});

/** Updates the page if it has another version. */
export async function followVersion(version: number): Promise<void> {
  await first;
  if (version !== shownVersion) await showVersion();
}
