/**
 * Styles of a button that needs a script: hidden until the loader listens, dimmed while its code is loading, and hidden if that
 * fails or scripts are off.
 */
export const untilHydrated = `
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
