/**
 * Rarely used inline marks and their rules: the style sheet of a site contains those that it uses. Element selectors in
 * `:where()`, without specificity, as in `base.ts`.
 */
export const styledMarks = ['emphasis', 'key', 'formula', 'subscript', 'superscript', 'abbreviation'] as const;

export type StyledMark = (typeof styledMarks)[number];

/**
 * Arabic has no italics: emphasis is bolder and in the brand colour; Latin letters are italic. Keys look like keys, and
 * combinations like several.
 */
export const styleOfMark: Record<StyledMark, string> = {
  emphasis:
    ':where(em){font-style:normal;font-weight:550;color:var(--link,var(--brand-ink))}:where(strong em){font-weight:inherit}:where(em:dir(ltr)){font-style:italic;font-weight:inherit}',
  // The title is printed, and shown where the device cannot hover.
  abbreviation:
    ':where(abbr){cursor:help}@media print,(hover:none){abbr[title]::after{content:" (" attr(title) ")";unicode-bidi:isolate}}',
  // Keeps the line height unchanged.
  subscript: ':where(sub){line-height:0}',
  superscript: ':where(sup){line-height:0}',
  formula: ":where(math){font-family:'STIX Two Math','Cambria Math','Latin Modern Math','Noto Sans Math',math}",
  key: ':where(kbd){font:inherit}:where(kbd:not(:has(kbd))){padding:.05em .4em .1em;margin-inline:.1em;font-size:.875em;color:var(--ink);background:var(--surface);border:1px solid var(--tint-line);border-block-end-width:2px;border-radius:var(--radius-sm);box-decoration-break:clone;-webkit-box-decoration-break:clone}',
};
