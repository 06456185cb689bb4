import type { Path } from '../model/places.ts';

const focusable = 'input, textarea, [contenteditable], [role="textbox"], button';

/** How often the panel is looked at until it shows a field, once per frame. */
const tries = 60;

/** Moves the focus to the control of a field, or of the nearest field around it, once the panel shows it. */
export function focusField(path: Path, left = tries): void {
  const fields = path.map((_, depth) =>
    document.querySelector(`[data-field="${CSS.escape(path.slice(0, path.length - depth).join('/'))}"]`),
  );
  const control = fields[0]?.querySelector<HTMLElement>(focusable);
  if (control) control.focus();
  else if (left > 0) requestAnimationFrame(() => focusField(path, left - 1));
  else
    fields
      .find((field) => field !== null)
      ?.querySelector<HTMLElement>(focusable)
      ?.focus();
}
