/**
 * Marks of sentences that few sites use, and their rules: the sheet of a site has those that it uses. Elements have no class, as
 * a sentence is no component, and `:where()` no weight, as in `base.ts`.
 */
export const styledMarks = ['emphasis', 'key', 'formula', 'subscript', 'superscript', 'abbreviation'] as const;

export type StyledMark = (typeof styledMarks)[number];

/** Arabic has no slanted letters: stressed words are heavier and have the colour of the organisation; Latin letters lean. A key looks like one, and keys that are pressed together are as many. */
export const styleOfMark: Record<StyledMark, string> = {
  emphasis:
    ':where(em){font-style:normal;font-weight:550;color:var(--link,var(--brand-ink))}:where(strong em){font-weight:inherit}:where(em:dir(ltr)){font-style:italic;font-weight:inherit}',
  // What only a pointer shows is in the text on paper and where nothing hovers.
  abbreviation:
    ':where(abbr){cursor:help}@media print,(hover:none){abbr[title]::after{content:" (" attr(title) ")";unicode-bidi:isolate}}',
  // Lines stay as far apart as they are.
  subscript: ':where(sub){line-height:0}',
  superscript: ':where(sup){line-height:0}',
  formula: ":where(math){font-family:'STIX Two Math','Cambria Math','Latin Modern Math','Noto Sans Math',math}",
  key: ':where(kbd){font:inherit}:where(kbd:not(:has(kbd))){padding:.05em .4em .1em;margin-inline:.1em;font-size:.875em;color:var(--ink);background:var(--surface);border:1px solid var(--tint-line);border-block-end-width:2px;border-radius:var(--radius-sm);box-decoration-break:clone;-webkit-box-decoration-break:clone}',
};
