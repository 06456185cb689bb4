import { css } from '@linaria/core';
import type { ReactNode } from 'react';

/** Takes no place while it is empty. */
const status = css`
  display: contents;
`;

/** Text that is read aloud when it changes. The element is always there, as readers watch it. */
export function Status({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={status}>
      {children ? <p>{children}</p> : null}
    </div>
  );
}
