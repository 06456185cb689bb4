import type { ServerActions } from '../store/server-actions.ts';

/** Input types without text input. */
const untyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
  .map((type) => `[type="${type}"]`)
  .join(', ');

const textFields = `input:not(${untyped}), textarea, [contenteditable]`;

/** Whether the target has its own undo. */
const isTextField = (target: EventTarget | null) =>
  target !== null && 'matches' in target && (target as Element).matches(textFields);

/** Commands of shortcuts besides undo and redo. */
export interface ShortcutCommands {
  leave: () => void;
  /** Opens finding and replacing. */
  replace: () => void;
}

/**
 * Global keyboard shortcuts.
 * @param actions absent for people who may not write
 * @returns whether the key was handled
 */
export function pressShortcut(
  event: KeyboardEvent,
  actions: ServerActions | undefined,
  { leave, replace }: ShortcutCommands,
): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey && event.code === 'KeyW') {
    leave();
    return true;
  }
  if (!actions) return false;
  if (isCommand && event.shiftKey && !event.altKey && event.code === 'KeyF') {
    replace();
    return true;
  }
  if (!isCommand || event.altKey || isTextField(event.target)) return false;
  if (event.code === 'KeyZ') {
    (event.shiftKey ? actions.redo() : actions.undo()).catch(reportError);
    return true;
  }
  if (event.code === 'KeyY') {
    actions.redo().catch(reportError);
    return true;
  }
  return false;
}
