import { css } from '@linaria/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const frame = css`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

/** The page of the site that the address names, as an address of this server. */
function shownPage(base: string): string {
  const asked = new URLSearchParams(location.search).get('page') ?? '/';
  return base + encodeURI(asked.replace(/^\/+/, ''));
}

const root = document.getElementById('editor');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <iframe className={frame} src={shownPage(root.dataset.base ?? '/')} title={document.title} />
    </StrictMode>,
  );
}
