/**
 * Marks of sentences that few sites use, and their rules: the sheet of a site has those that it uses. Elements have no class, as
 * a sentence is no component, and `:where()` no weight, as in `base.ts`.
 */
export const styledMarks = ['emphasis'] as const;

export type StyledMark = (typeof styledMarks)[number];

/** Arabic has no slanted letters: stressed words are heavier and have the colour of the organisation; Latin letters lean. */
export const styleOfMark: Record<StyledMark, string> = {
  emphasis:
    ':where(em){font-style:normal;font-weight:550;color:var(--link,var(--brand-ink))}:where(strong em){font-weight:inherit}:where(em:dir(ltr)){font-style:italic;font-weight:inherit}',
};
