/**
 * The preview's part in an open page: takes over each new version without a reload, lists what is wrong with the file
 * until it is right again, and leads from a text or picture to its line in the file. Never part of a build.
 */
import { Idiomorph } from './idiomorph.js';

const words = {
  ar: {
    wrong: (count) => `في الملف ${count} من الأخطاء، والمعروض آخر نسخة صحيحة`,
    failed: 'تعذر عرض النسخة الجديدة',
    opened: (line) => `السطر ${line}`,
  },
  en: {
    wrong: (count) => `${count} errors in the file; this is the last good version`,
    failed: 'The new version cannot be shown',
    opened: (line) => `Line ${line}`,
  },
};

const here = (path) => new URL(path, import.meta.url);

/* ---- New versions ---- */

/** What scripts have changed since and a new version must leave alone. */
const liveAttributes = new Set([
  'aria-selected',
  'aria-expanded',
  'aria-hidden',
  'tabindex',
  'style',
  'data-selected',
  'data-live',
  'data-shown',
  'data-playing',
  'data-reveal',
  'data-hydrated',
  'data-motion',
  'open',
  'type',
]);

/** The page as the server sent it, without what scripts have done to it since. */
let served;

const versionOf = (root) => Number(root.querySelector('script[data-version]')?.dataset.version);

/** The version that this page is of: the file may have changed while it was loading. */
let shownVersion = versionOf(document);

async function fetchPage() {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

const islandsOf = (root) => [...root.querySelectorAll('[data-island]')];
const scriptsOf = (root) =>
  [...root.querySelectorAll('script[src], [data-src]')].map((node) => node.src || node.dataset.src).join();

/** An island whose properties changed, or whose parts a library has moved about, cannot be patched: it starts anew. */
function needsReload(before, after) {
  if (scriptsOf(before) !== scriptsOf(after)) return true;
  const [was, is] = [islandsOf(before), islandsOf(after)];
  if (was.length !== is.length) return true;
  return islandsOf(document).some((live, index) => {
    if (!('hydrated' in live.dataset) || was[index].outerHTML === is[index].outerHTML) return false;
    return was[index].dataset.props !== is[index].dataset.props || live.dataset.island === 'carousel';
  });
}

/** A reload that the visitor does not notice: place, open tabs and focus are kept. */
function reloadInPlace() {
  const selected = [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].map(({ id }) => id);
  sessionStorage.setItem('preview', JSON.stringify({ y: scrollY, selected, focus: document.activeElement?.id ?? '' }));
  location.reload();
}

function restorePlace() {
  const kept = sessionStorage.getItem('preview');
  if (!kept) return;
  sessionStorage.removeItem('preview');
  const { y, selected, focus } = JSON.parse(kept);
  for (const id of selected) {
    const tab = document.getElementById(id);
    if (tab?.getAttribute('aria-selected') === 'false') tab.click();
  }
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  scrollTo(0, y);
}

const sheetsOf = (root) => [...root.querySelectorAll('link[rel="stylesheet"][href*="/assets/"]')];
const sheetName = (link) => link.getAttribute('href').split('/').pop().split('.')[0];

const loaded = (link) =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    // A newer version has taken the sheet's place on the server, and will be announced.
    link.addEventListener('error', () => resolve(false));
  });

/** Puts each new style sheet in the place of the one that it follows, which styles the page until then. */
async function swapStyles(after) {
  const swaps = sheetsOf(after).map(async (next) => {
    const current = sheetsOf(document).find((link) => sheetName(link) === sheetName(next));
    if (!current || current.getAttribute('href') === next.getAttribute('href')) return;
    const fresh = current.cloneNode();
    fresh.href = next.getAttribute('href');
    const isLoaded = loaded(fresh);
    current.after(fresh);
    ((await isLoaded) ? current : fresh).remove();
  });
  await Promise.all(swaps);
}

function patch(before, after) {
  const untouched = new Set();
  const [was, is] = [islandsOf(before), islandsOf(after)];
  for (const [index, live] of islandsOf(document).entries()) {
    if (was[index].outerHTML === is[index].outerHTML) untouched.add(live);
  }
  document.title = after.title;
  Idiomorph.morph(document.body, after.body.cloneNode(true), {
    morphStyle: 'innerHTML',
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (node) => !untouched.has(node) && !node.id?.startsWith?.('preview_'),
      beforeNodeRemoved: (node) => !node.id?.startsWith?.('preview_'),
      beforeAttributeUpdated: (name) => !liveAttributes.has(name),
    },
  });
}

async function showVersion() {
  const after = await fetchPage();
  if (versionOf(served) !== shownVersion || needsReload(served, after)) return reloadInPlace();
  await swapStyles(after);
  patch(served, after);
  served = after;
  shownVersion = versionOf(after);
}

/* ---- What is wrong ---- */

function showProblems({ problems, failure, language }) {
  document.querySelector('#preview_problems')?.remove();
  if (problems.length === 0 && !failure) return;
  const panel = document.createElement('section');
  panel.id = 'preview_problems';
  panel.setAttribute('role', 'alert');
  panel.tabIndex = -1;
  panel.lang = language;
  panel.dir = language === 'ar' ? 'rtl' : 'ltr';
  const heading = document.createElement('h2');
  heading.textContent = failure ? words[language].failed : words[language].wrong(problems.length);
  const list = document.createElement('ol');
  for (const { file, line, column, code, place, message, hint, text } of problems) {
    const item = document.createElement('li');
    const link = document.createElement('button');
    link.type = 'button';
    link.dir = 'ltr';
    link.textContent = `${file}:${line}:${column}`;
    link.addEventListener('click', () => openEditor({ line, column }));
    const detail = document.createElement('p');
    detail.textContent = `${message} ${hint}`;
    const context = document.createElement('code');
    context.dir = 'auto';
    context.textContent = text;
    const where = document.createElement('small');
    where.dir = 'ltr';
    where.textContent = `${code} ${place}`;
    item.append(link, detail, context, where);
    list.append(item);
  }
  panel.append(heading, failure ? Object.assign(document.createElement('pre'), { textContent: failure }) : list);
  document.body.append(panel);
}

/* ---- From page to line ---- */

let language = 'ar';

function say(text) {
  const note =
    document.querySelector('#preview_note') ??
    document.body.appendChild(Object.assign(document.createElement('p'), { id: 'preview_note' }));
  note.setAttribute('role', 'status');
  note.textContent = text;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => note.remove(), 2500);
}

async function openEditor(place) {
  const response = await fetch(here(`open?${new URLSearchParams(place)}`), { method: 'POST', headers: { 'X-Preview': '1' } });
  const { line } = await response.json();
  say(words[language].opened(line));
}

/** Place in the content of what an element shows: its own, that of what is around it, or of the first thing in it. */
function pointerOf(element) {
  const around = element?.closest?.('[data-pointer]');
  const found = around ?? element?.closest?.('article, section, li, header, footer')?.querySelector('[data-pointer]');
  return found ? { element: found, pointer: found.dataset.pointer } : undefined;
}

let marked;

function mark(element) {
  marked?.removeAttribute('data-preview-marked');
  marked = undefined;
  const found = element && pointerOf(element);
  const label = document.querySelector('#preview_pointer');
  if (!found) {
    label?.remove();
    return;
  }
  marked = found.element;
  marked.setAttribute('data-preview-marked', '');
  const tip = label ?? document.body.appendChild(Object.assign(document.createElement('output'), { id: 'preview_pointer' }));
  tip.dir = 'ltr';
  tip.textContent = found.pointer;
  const { top, left } = marked.getBoundingClientRect();
  tip.style.insetBlockStart = `${Math.max(0, top - 32)}px`;
  tip.style.left = `${Math.max(0, left)}px`;
}

addEventListener('mousemove', (event) => mark(event.altKey ? event.target : undefined), { passive: true });
addEventListener('keyup', (event) => event.key === 'Alt' && mark(undefined));
addEventListener(
  'click',
  (event) => {
    const found = event.altKey ? pointerOf(event.target) : undefined;
    if (!found) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    openEditor({ pointer: found.pointer });
  },
  { capture: true },
);
// The keyboard way: Alt+E opens the editor at what has the focus.
addEventListener('keydown', (event) => {
  if (!event.altKey || event.code !== 'KeyE') return;
  const found = pointerOf(document.activeElement) ?? {
    pointer: document.activeElement?.querySelector('[data-pointer]')?.dataset.pointer,
  };
  if (!found.pointer) return;
  event.preventDefault();
  openEditor({ pointer: found.pointer });
});

/* ---- The catalogue ---- */

for (const frame of document.querySelectorAll('.preview-catalogue iframe')) {
  frame.addEventListener('load', () => {
    const resize = () => {
      frame.style.blockSize = `${frame.contentDocument.body.firstElementChild.scrollHeight + 2}px`;
    };
    resize();
    new ResizeObserver(resize).observe(frame.contentDocument.body);
  });
}
addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.parentElement.querySelector('pre').textContent);
  button.textContent = button.dataset.copied;
});

/* ---- Start ---- */

const first = fetchPage().then((page) => {
  served = page;
});
addEventListener('load', restorePlace);
// Examples in the catalogue's frames follow their page: browsers allow few connections to one host.
const events = window === top ? new EventSource(here('events')) : undefined;

async function follow(message) {
  language = message.language;
  await first;
  if (message.version !== shownVersion) await showVersion();
  showProblems(message);
  // Tests wait for this mark: from here on the page follows the file.
  document.documentElement.dataset.preview = String(message.version);
}

/** One at a time: what arrives meanwhile is taken over afterwards. */
let following = Promise.resolve();
events?.addEventListener('message', ({ data }) => {
  following = following.then(() => follow(JSON.parse(data))).catch(reportError);
});
