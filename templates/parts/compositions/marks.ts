/** Words above a heading in the opening and in sections below it. `css` is what they look like, with their mark taken away. */
export const labels = (opening: string, sections: string) => `
  & p:has(+ h1) {
    ${opening}
  }
  & p:has(+ h1)::before,
  main:has(> &) [data-part='head'] p:has(+ h2)::before {
    content: none;
  }
  main:has(> &) [data-part='head'] p:has(+ h2) {
    ${sections}
  }
`;

/** The picture fills its place, without the line and the mark of its frame. */
export const bareScene = `
  max-inline-size: none;
  margin: 0;
  padding: 0;

  &::before,
  &::after {
    content: none;
  }
  & img {
    object-fit: cover;
  }
`;
