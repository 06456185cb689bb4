/** Styles of elements directly above the header. */
export const aboveHeader = `
  /* The menu of phones hangs on the header, which stands lower until this is scrolled away. */
  & + header {
    anchor-name: --header;
  }
  & + header nav:popover-open {
    position-anchor: --header;
    inset-block-start: anchor(end);
    max-block-size: calc(100dvh - var(--header-height) - 3rem);
  }
`;
