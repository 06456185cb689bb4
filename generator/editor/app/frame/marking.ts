/** Styles that the editor adds to the page. The page's own styles do not use these attributes. */
const rules = `
  [data-pointer]:not([contenteditable], [data-edit-writing] :is(p, h2, h3, h4, h5, h6)) { cursor: pointer }
  [data-edit-can] { cursor: text }
  [data-edit-hover] { outline: 2px dashed #2f7d6b; outline-offset: 3px; border-radius: 2px }
  [data-edit-section] { outline: 3px solid #2f7d6b; outline-offset: -3px }
  [data-edit-section]:is(a, span, p, li, time, h1, h2, h3) { outline-offset: 3px }
  /* The text that is written has a mark of its own. */
  [data-edit-writing] [data-edit-section], [data-edit-section]:has([data-edit-text]) { outline: none }
  [data-edit-refused] { outline: 2px solid #c0392b; outline-offset: 3px }
  [contenteditable]:not([data-edit-writing], [data-edit-writing] *) { outline: 2px solid #1c6fd1; outline-offset: 4px; border-radius: 2px; min-inline-size: 1ch; cursor: text;
    background: color-mix(in srgb, #1c6fd1 7%, transparent); unicode-bidi: plaintext; user-select: text; -webkit-user-select: text }
  [data-edit-inserts] { position: absolute; inset-block-start: 0; inset-inline: 0; z-index: 2147483000; block-size: 0;
    pointer-events: none; font: 500 14px/1.4 system-ui, sans-serif }
  [data-edit-inserts] > div { position: absolute; inset-inline: 0; display: flex; gap: 8px; justify-content: center;
    align-items: center; block-size: 0 }
  [data-edit-inserts] > div[hidden] { display: none }
  [data-edit-inserts] button { display: inline-grid; place-items: center; min-block-size: 32px; padding: 0 12px; cursor: pointer;
    pointer-events: auto; color: #12302a; background: #fff; border: 2px solid #2f7d6b; border-radius: 20px; font: inherit }
  [data-edit-inserts] [data-edit-act="open"] { color: #3a3a3a; background: #ececec; border-style: dashed }
  [data-edit-inserts] [data-edit-act="insert"] { inline-size: 40px; block-size: 40px; padding: 0; font-size: 24px; line-height: 1; color: #fff;
    background: #2f7d6b; opacity: 0 }
  [data-edit-inserts] :is([data-near] > [data-edit-act="insert"], [data-edit-act="insert"]:is(:hover, :focus-visible)) { opacity: 1 }
  [data-edit-inserts] > [data-edit-add] { position: absolute; inset-inline-end: 16px; color: #fff; background: #2f7d6b }
  [data-edit-inserts] > [data-edit-add][hidden] { display: none }
  [data-edit-inserts] button:focus-visible { outline: 3px solid #1c6fd1; outline-offset: 2px }
  @media (hover: none) { [data-edit-inserts] [data-edit-act="insert"] { opacity: 0.85 } }
  @media print { [data-edit-inserts], [data-edit-colleagues] { display: none } }
  [data-edit-colleagues] { position: absolute; inset-block-start: 0; inset-inline: 0; z-index: 2147482999; block-size: 0; pointer-events: none;
    font: 600 14px/22px system-ui, sans-serif }
  [data-edit-colleagues] > div { position: absolute; max-inline-size: 16em; padding: 1px 8px; overflow: hidden; color: #fff; translate: 0 -100%;
    text-overflow: ellipsis; white-space: nowrap; border-radius: 6px 6px 0 0 }
  /* Every space is shown as it is: browsers then put no others in its place. */
  [data-edit-text], [data-edit-text] * { white-space: pre-wrap !important }
  [data-edit-text]:has(> .ProseMirror-trailingBreak:only-child) { display: inline-block }
  [data-edit-writing], [data-edit-writing]:focus-visible { outline: 1px solid color-mix(in srgb, #1c6fd1 45%, transparent);
    outline-offset: 10px; box-shadow: none; border-radius: 2px; cursor: text;
    white-space: pre-wrap; overflow-wrap: break-word; user-select: text; -webkit-user-select: text }
  [data-edit-writing] [contenteditable="false"] { white-space: normal; user-select: none; -webkit-user-select: none }
  [data-edit-writing] .ProseMirror-selectednode { outline: 2px solid #1c6fd1; outline-offset: 4px }
  [data-edit-awaited] { padding: 1em; opacity: 0.6; border: 1px dashed }
  * { animation-play-state: paused !important }
`;

export function addRules(root: Document): void {
  const view = root.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Sets an attribute on one element only, and removes it from all others. */
export function markOnly(root: Document, name: string, element: Element | undefined): void {
  for (const one of root.querySelectorAll(`[${name}]`)) if (one !== element) one.removeAttribute(name);
  element?.setAttribute(name, '');
}

/** Opens all `details` while the page is edited, so that their texts can be edited. */
export function unfold(root: Document): void {
  for (const one of root.querySelectorAll('details')) one.open = true;
}
