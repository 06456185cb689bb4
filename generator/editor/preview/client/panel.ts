import { messageDirection } from '../../../../templates/model/files/language.ts';
import type { PageState, PreviewMessage } from '../message.ts';
import { button, element, previewRoot } from './dom.ts';
import { editorAddress } from './editor-address.ts';
import { problemLists } from './problem-list.ts';
import { closeNote, showLocation } from './source-location.ts';
import { countOf, words } from './words.ts';

type Dock = 'top' | 'bottom';

const dockKey = 'preview_dock';
const closedKey = 'preview_closed';

let dock: Dock = localStorage.getItem(dockKey) === 'top' ? 'top' : 'bottom';
let isOpen = false;
/** Closed by the user: stays closed until the errors are fixed, also over reloads. */
let isDismissed = sessionStorage.getItem(closedKey) !== null;
let panel: HTMLElement | undefined;
let badge: HTMLElement | undefined;
let status: HTMLElement | undefined;
let shown: { message: PreviewMessage; state: PageState } | undefined;

const kinds = ['error', 'warning', 'placeholder'] as const;

/** Summary such as “خطآن، 3 تنبيهات”. */
function summaryOf({ counts, language, failure }: PreviewMessage): string {
  const counted = kinds.filter((kind) => counts[kind] > 0).map((kind) => countOf(counts[kind], kind, language));
  return [...(failure ? [words[language].failed] : []), ...counted].join(words[language].comma);
}

/** Text about outdated parts of the page. */
function stateText({ stale, parts }: PageState, { language, counts }: PreviewMessage): string {
  const { fine, comma, ...said } = words[language];
  if (stale === undefined) return counts.error > 0 ? fine : '';
  const named = parts.length > 0 ? `${parts.join(comma)}.` : '';
  if (stale === 'parts') return `${said.parts} ${named}`;
  return named === '' ? said[stale] : `${said[stale]} ${said.also} ${named}`;
}

/** Updates the reserved space when the panel changes its size. */
const space = new ResizeObserver(() => reserve());

/** Reserves space on the page for the panel, badge or edit button. */
export function reserve(): void {
  const { style, dataset } = document.documentElement;
  const over = panel ?? badge ?? previewRoot().querySelector('#preview_edit');
  if (!over) {
    delete dataset.previewDock;
    return;
  }
  dataset.previewDock = panel ? dock : 'bottom';
  style.setProperty('--preview-space', `${Math.ceil(over.getBoundingClientRect().height) + (panel ? 0 : 16)}px`);
}

function open(isByHand: boolean): void {
  isOpen = true;
  if (isByHand) isDismissed = false;
  render();
  if (isByHand) panel?.focus();
}

function close(): void {
  const hadFocus = panel?.matches(':focus-within') ?? false;
  isOpen = false;
  isDismissed = true;
  render();
  if (hadFocus) badge?.focus();
}

function move(): void {
  dock = dock === 'top' ? 'bottom' : 'top';
  localStorage.setItem(dockKey, dock);
  render();
  panel?.querySelector<HTMLElement>('.move')?.focus();
}

function makePanel({ message, state }: NonNullable<typeof shown>, unfolded: Set<string>): HTMLElement {
  const { language, failure } = message;
  const said = words[language];
  const text = stateText(state, message);
  const other = dock === 'top' ? said.toBottom : said.toTop;
  const tools = element(
    'div',
    { className: 'tools' },
    element('a', { title: said.editKey, attributes: { href: editorAddress() } }, said.edit),
    button(dock === 'top' ? '↓' : '↑', move, { className: 'move', title: other, attributes: { 'aria-label': other } }),
    button('✕', close, { className: 'close', title: said.close, attributes: { 'aria-label': said.close } }),
  );
  const head = element(
    'header',
    {},
    element('h2', { id: 'preview_summary' }, summaryOf(message) || said.name),
    text === '' ? undefined : element('p', { id: 'preview_state', attributes: { 'data-stale': state.stale ?? '' } }, text),
    tools,
  );
  const list = element('div', { className: 'list' }, failure ? element('pre', { dir: 'ltr' }, failure) : undefined);
  list.append(...problemLists(message, unfolded));
  const attributes = { 'aria-labelledby': 'preview_summary', 'data-dock': dock };
  return element('section', { id: 'preview_problems', tabIndex: -1, attributes }, head, list);
}

function makeBadge({ message, state }: NonNullable<typeof shown>): HTMLElement {
  const { language, counts, failure } = message;
  const worst = failure ? 'error' : (kinds.find((kind) => counts[kind] > 0) ?? 'placeholder');
  const label = [summaryOf(message) || words[language].name, stateText(state, message), words[language].open].filter(Boolean);
  const text = counts[worst] > 0 ? countOf(counts[worst], worst, language) : words[language].name;
  const attributes = { 'aria-label': label.join('. '), 'data-kind': worst };
  return button(text, () => open(true), { id: 'preview_badge', title: label.join('\n'), attributes });
}

/** State of the panel to preserve when it is rendered again. */
function panelPlace() {
  const unfolded = [...(panel?.querySelectorAll<HTMLElement>('details[open]') ?? [])].map(({ dataset }) => dataset.kind ?? '');
  const inside = [...(panel?.querySelectorAll<HTMLElement>('button, a, summary') ?? [])];
  const focused = inside.findIndex((one) => one.matches(':focus'));
  return {
    unfolded: new Set(unfolded),
    scroll: panel?.querySelector('.list')?.scrollTop ?? 0,
    focused,
    isSelf: panel?.matches(':focus'),
  };
}

function render(): void {
  if (!shown) return;
  const { message } = shown;
  const place = panelPlace();
  panel?.remove();
  badge?.remove();
  space.disconnect();
  panel = badge = undefined;
  const root = previewRoot();
  root.lang = message.language;
  root.dir = messageDirection(message.language);
  if (isDismissed) sessionStorage.setItem(closedKey, '');
  else sessionStorage.removeItem(closedKey);
  const isSilent = summaryOf(message) === '' && shown.state.stale === undefined;
  if (isSilent) isOpen = false;
  else if (isOpen) panel = root.appendChild(makePanel(shown, place.unfolded));
  else badge = root.appendChild(makeBadge(shown));
  const over = panel ?? badge;
  if (over) space.observe(over);
  panel?.querySelector('.list')?.scrollTo(0, place.scroll);
  if (place.focused >= 0)
    ([...(panel?.querySelectorAll<HTMLElement>('button, a, summary') ?? [])][place.focused] ?? panel)?.focus();
  else if (place.isSelf) panel?.focus();
  reserve();
}

/** Announces a changed text to screen readers. */
function announce(text: string): void {
  status ??= previewRoot().appendChild(element('p', { className: 'spoken', attributes: { role: 'status' } }));
  if (status.textContent !== text) status.textContent = text;
}

/** Shows the problems of the file and the outdated parts of the page. */
export function showMessage(message: PreviewMessage, state: PageState, left: string | undefined): void {
  const isWrong = message.counts.error > 0 || message.failure !== '' || state.stale !== undefined;
  const wasWrong = shown !== undefined && (shown.message.counts.error > 0 || shown.message.failure !== '');
  shown = { message, state };
  if (!isWrong) {
    if (wasWrong) isOpen = false;
    isDismissed = false;
  } else if (!isDismissed) isOpen = true;
  render();
  announce([summaryOf(message), stateText(state, message)].filter(Boolean).join('. '));
  const moved = message.moved.find(({ address }) => address === left);
  if (moved) showLocation(words[message.language].moved, `"${moved.path}"`);
}

/** Whether Escape should close an element of the page instead. */
const hasOpenPopup = () => document.querySelector(':popover-open, dialog[open]') !== null;

/** Keys of the panel: Escape closes it, Alt+P toggles it. */
export function startPanel(): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !hasOpenPopup() && (closeNote() || panel)) {
      if (panel) close();
      event.preventDefault();
    } else if (event.altKey && event.code === 'KeyP' && (panel || badge)) {
      if (panel) close();
      else open(true);
      event.preventDefault();
    }
  });
}
