import { element, previewRoot } from './dom.ts';
import { openPlace } from './source-location.ts';

interface PointedElement {
  element: HTMLElement;
  pointer: string;
}

const pointed = '[data-pointer]';

/** JSON Pointer of an element: its own, that of an ancestor, or the first one inside the surrounding section. */
function findPointedElement(target: EventTarget | null): PointedElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const within = () => target.closest('article, section, li, header, footer')?.querySelector<HTMLElement>(pointed);
  const pointedElement = target.closest<HTMLElement>(pointed) ?? within();
  return pointedElement?.dataset.pointer === undefined
    ? undefined
    : { element: pointedElement, pointer: pointedElement.dataset.pointer };
}

let marked: PointedElement | undefined;
let tip: HTMLElement | undefined;

function mark(pointedElement: PointedElement | undefined): void {
  if (marked?.element === pointedElement?.element) return;
  marked?.element.removeAttribute('data-preview-marked');
  tip?.remove();
  tip = undefined;
  marked = pointedElement;
  if (!pointedElement) return;
  pointedElement.element.setAttribute('data-preview-marked', '');
  tip = previewRoot().appendChild(element('output', { id: 'preview_pointer', dir: 'ltr' }, pointedElement.pointer));
  const { top, left } = pointedElement.element.getBoundingClientRect();
  tip.style.insetBlockStart = `${Math.max(0, top - 32)}px`;
  tip.style.left = `${Math.max(0, left)}px`;
}

/** Opens the place in the file of an element: Alt and hovering shows it, Alt+click or Alt+E opens it. */
export function startPointing(): void {
  addEventListener('mousemove', ({ altKey, target }) => mark(altKey ? findPointedElement(target) : undefined), { passive: true });
  addEventListener('keyup', ({ key }) => key === 'Alt' && mark(undefined));
  const onClick = (event: MouseEvent) => {
    const pointedElement = event.altKey ? findPointedElement(event.target) : undefined;
    if (!pointedElement) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    openPlace({ pointer: pointedElement.pointer }).catch(reportError);
  };
  addEventListener('click', onClick, { capture: true });
  // Keyboard access: the focused element.
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyE') return;
    const active = document.activeElement;
    const pointedElement = findPointedElement(active)?.pointer ?? active?.querySelector<HTMLElement>(pointed)?.dataset.pointer;
    if (pointedElement === undefined) return;
    event.preventDefault();
    openPlace({ pointer: pointedElement }).catch(reportError);
  });
}
