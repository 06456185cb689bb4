import type { OpenedLocation } from '../open-in-editor.ts';
import { button, element, here, previewRoot } from './dom.ts';
import { language } from './language.ts';
import { words } from './words.ts';

let note: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns whether a note was open */
export function closeNote(): boolean {
  const isOpen = note !== undefined;
  note?.remove();
  note = undefined;
  clearTimeout(timer);
  return isOpen;
}

/** Duration of a transient note, in milliseconds. */
const passing = 4000;

function showNote(isPassing: boolean, ...content: (Node | string)[]): void {
  closeNote();
  note = element('div', { id: 'preview_note', attributes: { role: 'status' } }, ...content);
  if (isPassing) timer = setTimeout(closeNote, passing);
  else note.append(button('✕', closeNote, { className: 'close', attributes: { 'aria-label': words[language()].close } }));
  previewRoot().append(note);
}

/** Button that copies a text. */
function copyButton(text: string): HTMLButtonElement {
  const { copy, copied } = words[language()];
  const made = button(copy, async () => {
    await navigator.clipboard.writeText(text);
    made.textContent = copied;
  });
  return made;
}

/** Shows a place that must be opened by hand. */
export function showLocation(text: string, place: string): void {
  showNote(false, text, element('code', { dir: 'ltr' }, place), copyButton(place));
}

/** Requests to open a place in the code editor, and shows the result. */
export async function openPlace(place: Record<string, string>): Promise<void> {
  const address = here(`open?${new URLSearchParams(place)}`);
  const response = await fetch(address, { method: 'POST', headers: { 'X-Preview': '1' } });
  if (!response.ok) return;
  const { file, line, column, isOpened } = (await response.json()) as OpenedLocation;
  const { opened, unopened } = words[language()];
  // The started program may fail silently, so the place is always shown.
  showLocation(isOpened ? opened.replace('%s', String(line)) : unopened, `${file}:${line}:${column}`);
}
