/** Hover delays in milliseconds: crossing an entry does not open it, leaving it briefly does not close it. */
const delays = { open: 150, close: 300 };

interface Group {
  entry: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
}

/** Entry of the row with a panel that contains an element. */
function groupOf(target: EventTarget | null): Group | undefined {
  const entry = target instanceof Element ? target.closest<HTMLElement>('li:has(> [popovertarget])') : null;
  const button = entry?.querySelector<HTMLButtonElement>(':scope > [popovertarget]');
  const panel = entry?.querySelector<HTMLElement>(':scope > [popover]');
  return entry && button && panel && button.checkVisibility() ? { entry, button, panel } : undefined;
}

const isOpen = ({ panel }: Group) => panel.matches(':popover-open');

function open(group: Group): void {
  // `source` makes the button the invoker, so that its state is exposed and focus returns to it.
  if (!isOpen(group)) group.panel.showPopover({ source: group.button });
}

const close = (group: Group) => isOpen(group) && group.panel.hidePopover();

/** New index for a key in an open panel; undefined for other keys. */
function step(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const visibleLinks = ({ panel }: Group) => [...panel.querySelectorAll('a')].filter((link) => link.checkVisibility());

/**
 * Arrow down on a button opens its panel and enters it; arrow keys move inside.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
function move(event: KeyboardEvent): void {
  const group = groupOf(event.target);
  if (!group || event.altKey || event.ctrlKey || event.metaKey) return;
  const { button, panel } = group;
  const isInside = panel.contains(document.activeElement);
  if (!isInside && !(event.key === 'ArrowDown' && document.activeElement === button)) return;
  if (!isInside) open(group);
  const links = visibleLinks(group);
  const next = step(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
  if (next === undefined) return;
  links[next]?.focus();
  event.preventDefault();
}

/** Mouse behaviour: hovering opens an entry, leaving closes it; a click overrides hovering. */
class Hovering {
  private timer = 0;
  /** Entry that hovering opened: the next click keeps it open instead of closing it. */
  private byPointer: HTMLElement | undefined;

  private later(milliseconds: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(act, milliseconds);
  }

  enter = ({ pointerType, target }: Pick<PointerEvent, 'pointerType' | 'target'>): void => {
    if (pointerType !== 'mouse') return;
    const group = groupOf(target);
    if (!group) return;
    this.later(isOpen(group) ? 0 : delays.open, () => {
      if (isOpen(group)) return;
      open(group);
      this.byPointer = group.panel;
    });
  };

  leave = (event: PointerEvent): void => {
    const group = groupOf(event.target);
    if (event.pointerType !== 'mouse' || !group || groupOf(event.relatedTarget)?.entry === group.entry) return;
    // Panels opened by click or key stay open.
    this.later(
      delays.close,
      () => this.byPointer === group.panel && !group.panel.contains(document.activeElement) && close(group),
    );
  };

  click = (event: MouseEvent): void => {
    clearTimeout(this.timer);
    const group = groupOf(event.target);
    const isOfPointer = group && this.byPointer === group.panel && isOpen(group) && group.button.contains(event.target as Node);
    if (isOfPointer) event.preventDefault();
    this.byPointer = undefined;
  };
}

/** Closes a panel when focus leaves it, so that it does not cover the focused element. */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  const group = groupOf(target);
  if (group && relatedTarget instanceof Node && !group.entry.contains(relatedTarget)) close(group);
}

/** Escape returns focus to the button, also if hovering opened the panel. */
function returnFocus(event: Event): void {
  const panel = event.target as HTMLElement;
  if ((event as ToggleEvent).newState !== 'closed' || !panel.contains(document.activeElement)) return;
  panel.parentElement?.querySelector<HTMLButtonElement>(':scope > [popovertarget]')?.focus();
}

/** Adds mouse and arrow key behaviour to the panels of a menu. */
export function listenToGroups(menu: HTMLElement): void {
  const hovering = new Hovering();
  // The pointer that triggered hydration is already over an entry and fires no further event.
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) {
    hovering.enter({ pointerType: 'mouse', target: menu.querySelector('li:hover') });
  }
  menu.addEventListener('pointerover', hovering.enter);
  menu.addEventListener('pointerout', hovering.leave);
  menu.addEventListener('click', hovering.click);
  menu.addEventListener('keydown', move);
  menu.addEventListener('focusout', closeBehind);
  for (const panel of menu.querySelectorAll('[popover]')) panel.addEventListener('beforetoggle', returnFocus);
}
