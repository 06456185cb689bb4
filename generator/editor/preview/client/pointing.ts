import { element, previewRoot } from './dom.ts';
import { openPlace } from './place.ts';

interface Found {
  element: HTMLElement;
  pointer: string;
}

const pointed = '[data-pointer]';

/** JSON Pointer of an element: its own, that of an ancestor, or the first one inside the surrounding section. */
function findPlace(target: EventTarget | null): Found | undefined {
  if (!(target instanceof Element)) return undefined;
  const within = () => target.closest('article, section, li, header, footer')?.querySelector<HTMLElement>(pointed);
  const found = target.closest<HTMLElement>(pointed) ?? within();
  return found?.dataset.pointer === undefined ? undefined : { element: found, pointer: found.dataset.pointer };
}

let marked: Found | undefined;
let tip: HTMLElement | undefined;

function mark(found: Found | undefined): void {
  if (marked?.element === found?.element) return;
  marked?.element.removeAttribute('data-preview-marked');
  tip?.remove();
  tip = undefined;
  marked = found;
  if (!found) return;
  found.element.setAttribute('data-preview-marked', '');
  tip = previewRoot().appendChild(element('output', { id: 'preview_pointer', dir: 'ltr' }, found.pointer));
  const { top, left } = found.element.getBoundingClientRect();
  tip.style.insetBlockStart = `${Math.max(0, top - 32)}px`;
  tip.style.left = `${Math.max(0, left)}px`;
}

/** Opens the place in the file of an element: Alt and hovering shows it, Alt+click or Alt+E opens it. */
export function startPointing(): void {
  addEventListener('mousemove', ({ altKey, target }) => mark(altKey ? findPlace(target) : undefined), { passive: true });
  addEventListener('keyup', ({ key }) => key === 'Alt' && mark(undefined));
  const onClick = (event: MouseEvent) => {
    const found = event.altKey ? findPlace(event.target) : undefined;
    if (!found) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    openPlace({ pointer: found.pointer }).catch(reportError);
  };
  addEventListener('click', onClick, { capture: true });
  // Keyboard access: the focused element.
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyE') return;
    const active = document.activeElement;
    const found = findPlace(active)?.pointer ?? active?.querySelector<HTMLElement>(pointed)?.dataset.pointer;
    if (found === undefined) return;
    event.preventDefault();
    openPlace({ pointer: found }).catch(reportError);
  });
}
