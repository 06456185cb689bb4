import { states } from './island-states.ts';

/** Selector of an element by tag and index on each level, to find it again after an update. */
function pathTo(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    if (at.id) return [`#${CSS.escape(at.id)}`, ...steps].join(' > ');
    const { localName } = at;
    const number = [...(at.parentElement?.children ?? [])].filter((one) => one.localName === localName).indexOf(at) + 1;
    steps.unshift(`${localName}:nth-of-type(${number})`);
  }
  return steps.join(' > ');
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = () => [...document.querySelectorAll<Control>('input, textarea, select')];

/** Key of a control by its name, which is stable when controls are inserted before it. */
function controlKey(control: Control, all: Control[]): string {
  const form = [...document.forms].indexOf(control.form as HTMLFormElement);
  const name = control.name || control.id || pathTo(control);
  const alike = all.filter((one) => one.form === control.form && one.name === control.name);
  return `${form} ${name} ${alike.indexOf(control)}`;
}

/** Whether the user has changed the value. */
export function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const hasDefault = options.some(({ defaultSelected }) => defaultSelected);
    return options.some((option, index) => option.selected !== (hasDefault ? option.defaultSelected : index === 0));
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue && control.type !== 'file';
}

interface ControlState {
  key: string;
  value: string;
  isChecked: boolean;
  chosen: number[];
}

interface TextPosition {
  path: string;
  /** Index among the child nodes. */
  node: number;
  offset: number;
}

/** State of a page that users have changed, as plain data; preserved over updates and reloads. */
export interface PageState {
  scroll: [x: number, y: number];
  scrolled: { path: string; x: number; y: number }[];
  entered: ControlState[];
  /** Open details, popovers and dialogs. */
  open: { path: string; kind: 'details' | 'popover' | 'dialog' | 'modal' }[];
  /** Ids of elements that are selected in islands. */
  chosen: string[];
  focus: { path: string; selection: [from: number, to: number] | undefined } | undefined;
  selected: [from: TextPosition, to: TextPosition] | undefined;
  /** Indexes of hydrated islands. */
  live: number[];
}

function openElements(): PageState['open'] {
  const kindOf = (one: Element) => {
    if (one.matches('details')) return 'details';
    if (one.matches('dialog')) return one.matches(':modal') ? 'modal' : 'dialog';
    return 'popover';
  };
  return [...document.querySelectorAll('details[open], dialog[open], :popover-open')].map((one) => ({
    path: pathTo(one),
    kind: kindOf(one),
  }));
}

function textPositionOf(node: Node, offset: number): TextPosition | undefined {
  const parent = node.parentElement;
  return parent ? { path: pathTo(parent), node: [...parent.childNodes].indexOf(node as ChildNode), offset } : undefined;
}

function selectedText(): PageState['selected'] {
  const selection = getSelection();
  if (!selection?.anchorNode || !selection.focusNode || selection.isCollapsed) return undefined;
  const from = textPositionOf(selection.anchorNode, selection.anchorOffset);
  const to = textPositionOf(selection.focusNode, selection.focusOffset);
  return from && to ? [from, to] : undefined;
}

function focused(): PageState['focus'] {
  const active = document.activeElement;
  if (!active || active === document.body || active.id === 'preview_host') return undefined;
  const { selectionStart: from = null, selectionEnd: to = null } = active as HTMLInputElement;
  return { path: pathTo(active), selection: from === null || to === null ? undefined : [from, to] };
}

const choices = states.flatMap((state) => state.choices ?? []);

const islands = () => [...document.querySelectorAll<HTMLElement>('[data-island]')];

const isScrolled = ({ scrollLeft, scrollTop }: Element) => scrollLeft !== 0 || scrollTop !== 0;

/** @param isLeaving whether the document is unloaded, so that scroll positions of elements are included */
export function capturePage({ isLeaving = false } = {}): PageState {
  const controls = controlsOf();
  const scrolled = isLeaving ? [...document.body.querySelectorAll('*')].filter(isScrolled) : [];
  return {
    scroll: [scrollX, scrollY],
    scrolled: scrolled.map((one) => ({ path: pathTo(one), x: one.scrollLeft, y: one.scrollTop })),
    entered: controls.filter(isEdited).map((control) => ({
      key: controlKey(control, controls),
      value: control.value,
      isChecked: control instanceof HTMLInputElement && control.checked,
      chosen: control instanceof HTMLSelectElement ? [...control.selectedOptions].map(({ index }) => index) : [],
    })),
    open: openElements(),
    chosen: choices.flatMap(({ chosen }) => [...document.querySelectorAll(chosen)].map(({ id }) => id)),
    focus: focused(),
    selected: selectedText(),
    live: islands().flatMap((one, index) => ('hydrated' in one.dataset ? [index] : [])),
  };
}

function enter(control: Control, { value, isChecked, chosen }: ControlState): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = chosen.includes(option.index);
  } else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) control.checked = isChecked;
  else if (control.value !== value) control.value = value;
  // Triggers scripts that filter or count by the value.
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function reopen({ path, kind }: PageState['open'][number]): void {
  const one = document.querySelector<HTMLElement>(path);
  if (one instanceof HTMLDetailsElement) one.open = true;
  else if (one instanceof HTMLDialogElement && !one.open) kind === 'modal' ? one.showModal() : one.show();
  else if (kind === 'popover' && one?.popover && !one.matches(':popover-open')) one.showPopover();
}

function reselect([from, to]: NonNullable<PageState['selected']>): void {
  const nodeAt = ({ path, node }: TextPosition) => document.querySelector(path)?.childNodes[node];
  const [start, end] = [nodeAt(from), nodeAt(to)];
  const within = (node: Node, offset: number) => Math.min(offset, node.textContent?.length ?? 0);
  if (start && end) getSelection()?.setBaseAndExtent(start, within(start, from.offset), end, within(end, to.offset));
}

function refocus({ path, selection }: NonNullable<PageState['focus']>): void {
  const one = document.querySelector<HTMLInputElement>(path);
  if (!one || one === document.activeElement) return;
  one.focus({ preventScroll: true });
  if (selection && 'setSelectionRange' in one) one.setSelectionRange(...selection);
}

/** Restores the state that an update has reset. */
export function restorePage({ scroll, scrolled, entered, open, chosen, focus, selected, live }: PageState): void {
  // Hydrates islands again by a simulated pointer event.
  for (const index of live) {
    const island = islands()[index];
    if (island && !('hydrated' in island.dataset))
      island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  for (const id of chosen) {
    const one = document.getElementById(id);
    if (choices.some(({ others }) => one?.matches(others))) one?.click();
  }
  const controls = controlsOf();
  const byKey = new Map(controls.map((control) => [controlKey(control, controls), control]));
  for (const one of entered) {
    const control = byKey.get(one.key);
    if (control) enter(control, one);
  }
  for (const one of open) reopen(one);
  if (focus) refocus(focus);
  if (selected) reselect(selected);
  for (const { path, x, y } of scrolled) document.querySelector(path)?.scrollTo({ left: x, top: y, behavior: 'instant' });
  scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' });
}

const storageKey = 'preview_page';

/** Reloads and restores the page state. The promise never settles. */
export function reloadInPlace(): Promise<never> {
  sessionStorage.setItem(storageKey, JSON.stringify(capturePage({ isLeaving: true })));
  location.reload();
  return new Promise(() => {});
}

export function restoreAfterReload(): void {
  const kept = sessionStorage.getItem(storageKey);
  if (!kept) return;
  sessionStorage.removeItem(storageKey);
  restorePage(JSON.parse(kept) as PageState);
}
