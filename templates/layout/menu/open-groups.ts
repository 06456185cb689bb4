/** A pointer that only passes by opens nothing, and one that leaves for a moment closes nothing. Milliseconds. */
const delays = { open: 150, close: 300 };

interface Group {
  entry: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
}

/** The entry of the row that an element is in, if it opens a panel there. */
function groupOf(target: EventTarget | null): Group | undefined {
  const entry = target instanceof Element ? target.closest<HTMLElement>('li:has(> [popovertarget])') : null;
  const button = entry?.querySelector<HTMLButtonElement>(':scope > [popovertarget]');
  const panel = entry?.querySelector<HTMLElement>(':scope > [popover]');
  return entry && button && panel && button.checkVisibility() ? { entry, button, panel } : undefined;
}

const isOpen = ({ panel }: Group) => panel.matches(':popover-open');

function open(group: Group): void {
  // The button is told as the one that opened it, so that its state is spoken and the focus comes back to it.
  if (!isOpen(group)) group.panel.showPopover({ source: group.button });
}

const close = (group: Group) => isOpen(group) && group.panel.hidePopover();

/** Keys that move within an open panel, by how far they lead from a link; undefined for any other key. */
function step(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const visibleLinks = ({ panel }: Group) => [...panel.querySelectorAll('a')].filter((link) => link.checkVisibility());

/** Arrow down on a button opens its panel and enters it; within, arrows move. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
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

/** What a mouse does: resting on an entry opens it, leaving it closes it; a click decides, whatever a pointer did before. */
class Hovering {
  private timer = 0;
  /** Opened by a pointer alone: the click that follows keeps it open instead of closing it. */
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
    // What was opened by a click or a key stays.
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

/** The focus that goes elsewhere leaves no panel open over what it goes to. */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  const group = groupOf(target);
  if (group && relatedTarget instanceof Node && !group.entry.contains(relatedTarget)) close(group);
}

/** Escape gives the focus back to the button, also where a pointer had opened the panel. */
function giveBack(event: Event): void {
  const panel = event.target as HTMLElement;
  if ((event as ToggleEvent).newState !== 'closed' || !panel.contains(document.activeElement)) return;
  panel.parentElement?.querySelector<HTMLButtonElement>(':scope > [popovertarget]')?.focus();
}

/** Lets the panels of a menu follow a mouse and the arrow keys. */
export function listenToGroups(menu: HTMLElement): void {
  const hovering = new Hovering();
  // The mouse that woke this island rests on an entry already, and says so no more.
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) {
    hovering.enter({ pointerType: 'mouse', target: menu.querySelector('li:hover') });
  }
  menu.addEventListener('pointerover', hovering.enter);
  menu.addEventListener('pointerout', hovering.leave);
  menu.addEventListener('click', hovering.click);
  menu.addEventListener('keydown', move);
  menu.addEventListener('focusout', closeBehind);
  for (const panel of menu.querySelectorAll('[popover]')) panel.addEventListener('beforetoggle', giveBack);
}
