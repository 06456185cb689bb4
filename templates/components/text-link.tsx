import { css } from '@linaria/core';
import type { InlineText } from '../model/planned/values.ts';
import { Icon } from './icon.tsx';
import { asWords } from './inline.tsx';
import { LinkName } from './link-name.tsx';

const link = css`
  display: inline-block;
  padding-block: 0.375rem;
  font-weight: 550;

  & > svg {
    display: inline-block;
    /* “middle” goes by the height of an x, which Noto Naskh Arabic does not tell. */
    vertical-align: -0.3em;
    margin-inline-start: 0.5em;
    transition: transform var(--quick);
  }
  &:hover > svg:dir(rtl) {
    transform: translateX(-0.25rem);
  }
  &:hover > svg:dir(ltr) {
    transform: scaleX(-1) translateX(-0.25rem);
  }
`;

interface TextLinkProps {
  action: { label: string; href: string };
  /** The related heading. */
  about?: InlineText | undefined;
}

/** Link with an arrow, less prominent than a button. */
export function TextLink({ action, about }: TextLinkProps) {
  return (
    <a className={link} href={action.href}>
      {action.label}
      <LinkName {...action} about={about && asWords(about)} />
      <Icon name="arrow-forward" size={18} />
    </a>
  );
}
