/**
 * Of a button that only a script makes work: hidden until the page listens to it, dimmed while what it needs is on its way, and
 * gone where that does not come or no script runs.
 */
export const untilLive = `
  [data-island]:not([aria-busy], [data-hydrated]) & {
    visibility: hidden;
  }
  [aria-busy='true'] & {
    opacity: 0.5;
    cursor: progress;
  }
  [data-failed] & {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
