/** Declarations of a logo for dark grounds: forced colours replace the ground behind it. */
export const logoOnDark = `
  @media (forced-colors: active) {
    padding: 0.25rem 0.5rem;
    background: var(--ground-deep);
    forced-color-adjust: none;
  }
`;

/** The same for a logo on light grounds. */
export const logoOnLight = `
  @media (forced-colors: active) {
    padding: 0.25rem 0.5rem;
    background: var(--surface);
    forced-color-adjust: none;
  }
`;

/** Roles of text and lines on dark grounds, as those on light ones. */
export const lightRoles = `
  --on-ground: var(--ink);
  --on-ground-soft: var(--ink-soft);
`;

/** Name of a site without a logo. */
export const siteName = `
  font-size: var(--text-lg);
  font-family: var(--font-headings, inherit);
  font-weight: 650;
  line-height: calc(1.3 * var(--heading-leading, 1));
`;

/** Band in the drawing of the theme's edge, as a block; it has no height if the theme has none. */
export const edgeBand = `
  content: '';
  display: block;
  block-size: var(--edge-size, 20px);
  mask: var(--edge);

  /* A browser without masks would draw all of the box. */
  @supports (mask-composite: intersect) {
    background: var(--edge-colour);
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;
