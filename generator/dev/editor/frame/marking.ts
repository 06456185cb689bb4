/** What the editor draws in the page itself; the page's own styles know nothing of these attributes. */
const rules = `
  [data-pointer]:not([contenteditable]) { cursor: pointer }
  [data-edit-can] { cursor: text }
  [data-edit-hover] { outline: 2px dashed #2f7d6b; outline-offset: 3px; border-radius: 2px }
  [data-edit-section] { outline: 3px solid #2f7d6b; outline-offset: -3px }
  [data-edit-refused] { outline: 2px solid #c0392b; outline-offset: 3px }
  [contenteditable] { outline: 2px solid #1c6fd1; outline-offset: 4px; border-radius: 2px; min-inline-size: 1ch; cursor: text;
    background: color-mix(in srgb, #1c6fd1 7%, transparent); unicode-bidi: plaintext; user-select: text; -webkit-user-select: text }
  [contenteditable]:empty { display: inline-block }
  * { animation-play-state: paused !important }
`;

export function addRules(root: Document): void {
  const view = root.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Moves an attribute to the one element that it stands for now. */
export function markOnly(root: Document, name: string, element: Element | undefined): void {
  for (const one of root.querySelectorAll(`[${name}]`)) if (one !== element) one.removeAttribute(name);
  element?.setAttribute(name, '');
}

/** Everything of a page is open while it is edited: nobody writes in what is folded away. */
export function unfold(root: Document): void {
  for (const one of root.querySelectorAll('details')) one.open = true;
}
