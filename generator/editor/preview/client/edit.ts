import { element, previewRoot } from './dom.ts';
import { editorAddress, isOwn } from './editor-address.ts';
import { language } from './language.ts';
import { reserve } from './panel.ts';
import { words } from './words.ts';

let button: HTMLAnchorElement | undefined;

/** Shows a button that opens the editor. */
export function offerEditing(): void {
  if (isOwn()) return;
  const { edit, editKey } = words[language()];
  button ??= previewRoot().appendChild(element('a', { id: 'preview_edit' }));
  button.href = editorAddress();
  button.textContent = edit;
  button.title = editKey;
  reserve();
}

/** Alt+W opens the editor; in the editor it returns to the page. */
export function startEditKey(): void {
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyW' || window !== top || isOwn()) return;
    event.preventDefault();
    location.assign(editorAddress());
  });
}
