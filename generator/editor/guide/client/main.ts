/** The guide's search while one types; without it the same question is answered by a page. */

/** How long one pauses before it is asked. Milliseconds. */
const pause = 120;

const field = document.querySelector<HTMLInputElement>('header input[type="search"]');
const panel = document.getElementById('found');

let asked = '';

async function ask(question: string): Promise<void> {
  if (!panel || question === asked) return;
  asked = question;
  if (question === '') {
    panel.hidden = true;
    return;
  }
  const answer = await fetch(`./?${new URLSearchParams({ q: question, part: '' })}`).catch(() => undefined);
  if (!answer?.ok || asked !== question) return;
  // What the server says is text of the guide, and the question escaped.
  const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  panel.replaceChildren(...body.childNodes);
  panel.hidden = false;
}

function close(): void {
  if (panel) panel.hidden = true;
  asked = '';
}

/** Arrows walk through field and answers. */
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
      // The field would be emptied too.
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

// Where the list scrolls by itself, the recipe that is shown is in view.
const list = document.querySelector<HTMLElement>('.side');
const current = list?.querySelector<HTMLElement>('[aria-current]');
if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;

export {};
