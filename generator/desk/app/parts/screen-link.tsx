import { css } from '@linaria/core';
import type { ComponentProps, MouseEvent } from 'react';
import { Drawing } from '../../../editor/app/parts/drawing.tsx';
import { goTo } from '../data/route.ts';
import { link } from '../style/desk.ts';

/** Whether a click opens the link here, not in another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type ScreenLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Link to a screen of the desk, which is shown without loading the page again. Other addresses are loaded. */
export function ScreenLink({ href, className = link, onClick, ...props }: ScreenLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { origin, pathname } = new URL(href, location.href);
    if (!isPlain(event) || origin !== location.origin || pathname !== '/_desk/') return;
    event.preventDefault();
    goTo(href);
  };
  return <a {...props} href={href} className={className} onClick={open} />;
}

const back = css`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  margin-block-end: 0.75rem;
  color: var(--soft);
  text-decoration: none;

  &:hover {
    color: var(--ink);
    text-decoration: underline;
  }
`;

/** Link to the list that a screen belongs to. */
export function BackLink({ children, ...props }: ScreenLinkProps) {
  return (
    <ScreenLink {...props} className={back}>
      <Drawing name="back" size={16} />
      {children}
    </ScreenLink>
  );
}
