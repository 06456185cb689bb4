/** Search of the guide while typing; without scripts a page answers the same query. */

/** Delay before a query is sent, in milliseconds. */
const pause = 120;

const field = document.querySelector<HTMLInputElement>('header input[type="search"]');
const panel = document.getElementById('found');

let lastQuestion = '';

async function ask(question: string): Promise<void> {
  if (!panel || question === lastQuestion) return;
  lastQuestion = question;
  if (question === '') {
    panel.hidden = true;
    return;
  }
  const answer = await fetch(`./?${new URLSearchParams({ q: question, part: '' })}`).catch(() => undefined);
  if (!answer?.ok || lastQuestion !== question) return;
  // The answer contains only text of the guide and the escaped query.
  const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  panel.replaceChildren(...body.childNodes);
  panel.hidden = false;
}

function close(): void {
  if (panel) panel.hidden = true;
  lastQuestion = '';
}

/** Arrow keys move between the field and the results. */
function walk(event: KeyboardEvent): void {
  const stops: (HTMLElement | null)[] = [field, ...(panel?.querySelectorAll('a') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

if (field && panel) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => ask(field.value.trim()), pause);
  });
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key === '/' && !isTyping) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === 'Escape' && !panel.hidden) {
      // Escape would also clear the field.
      event.preventDefault();
      close();
      field.focus();
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !panel.hidden) walk(event);
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Node && !panel.parentElement?.contains(target)) close();
  });
}

// Scrolls the present recipe into view if the list scrolls separately.
const list = document.querySelector<HTMLElement>('.side');
const current = list?.querySelector<HTMLElement>('[aria-current]');
if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;

export {};
