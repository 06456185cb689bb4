/** Eyebrow in an outlined pill. */
export const pill = `
  inline-size: fit-content;
  padding: 0.125rem 1rem;
  border: 1px solid currentcolor;
  border-radius: 2rem;
`;

/** Words in the middle of the page, the picture below them. */
export const middle = `
  && [data-part='row'] {
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(1.75rem, 1.25rem + 2vw, 3.5rem);
    z-index: 1;
  }
  && [data-part='words'] {
    inline-size: min(100%, 56rem);
    margin-inline: auto;
    justify-items: center;
    text-align: center;

    & p:has(+ h1),
    & h1 + p,
    & > p {
      margin-inline: auto;
      text-wrap: balance;
    }
    & > p:has(> a) {
      justify-content: center;
    }
    /* Paragraphs are read from the start of the line. */
    & > div:not(:first-child) {
      text-align: start;
    }
  }
  && [data-part='scene'] {
    inline-size: 100%;
    max-inline-size: none;
  }
`;
