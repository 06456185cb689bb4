import { css } from '@linaria/core';
import type { InlineText } from '../model/planned/values.ts';
import type { CustomIcon } from '../theme/icons/custom-icon.ts';
import type { IconName } from '../theme/icons/names.ts';
import { Icon } from './icon.tsx';
import { maskedIcon } from './icon-mask.ts';
import { asWords } from './inline.tsx';
import { LinkName } from './link-name.tsx';

/** Styles of buttons, shared by links and form controls. */
export const buttonClass = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625em;
  min-block-size: var(--button-height, 3.125rem);
  max-inline-size: 100%;
  padding: 0.5rem min(var(--button-room, 1.5rem), 6vw);
  border: var(--button-line, 2px) solid transparent;
  background: transparent;
  border-radius: var(--button-radius, var(--radius-sm));
  font-weight: var(--button-weight, 550);
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  transition: background-color var(--quick), color var(--quick), border-color var(--quick), box-shadow var(--quick);

  &:not([data-look]) {
    color: var(--on-brand);
    background: var(--brand);
  }
  &:not([data-look]):hover {
    background: var(--brand-hover);
    box-shadow: var(--shadow-md);
  }
  &[data-look='gold'] {
    color: var(--on-accent);
    background: var(--accent);
  }
  &[data-look='gold']:hover {
    background: var(--accent-hover);
  }
  &[data-look='outline'] {
    color: var(--brand-ink);
    border-color: var(--brand-ink);
  }
  &[data-look='outline']:hover {
    color: var(--on-brand);
    border-color: var(--brand);
    background: var(--brand);
  }
  &[data-look='light'] {
    color: var(--on-ground);
    border-color: var(--on-ground-soft);
  }
  &[data-look='light']:hover {
    color: var(--ground-deep);
    background: var(--on-ground);
  }
  &:active {
    transform: translateY(1px);
  }
  &:disabled {
    color: var(--ink-soft);
    background: var(--band-strong);
    border-color: transparent;
    box-shadow: none;
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
  }
  /* A link without an icon of its own points to where it leads. */
  :where(a:not(:has(> svg)))&::after {
    ${maskedIcon('arrow-forward', 20)}
    display: var(--button-arrow, inline);
    transition: transform var(--quick);
  }
  &:dir(ltr)::after {
    transform: scaleX(-1);
  }
  &:hover::after {
    transform: translateX(-0.25rem);
  }
  &:hover:dir(ltr)::after {
    transform: scaleX(-1) translateX(-0.25rem);
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
  @media print {
    &[class] {
      padding: 0;
      min-block-size: 0;
      color: inherit;
      background: none;
      border: 0;
      text-decoration: underline;
    }
  }
`;

export type ButtonVariant = 'primary' | 'gold' | 'outline' | 'light';

/** Space above a button that follows a text. */
export const afterText = css`
  margin-block-start: var(--space-3);
`;

interface ButtonLinkProps {
  /** An icon is shown before the label; without one an arrow follows it. */
  action: { label: string; href: string; icon?: IconName | CustomIcon | undefined };
  look?: ButtonVariant;
  /** The related heading. */
  about?: InlineText | undefined;
}

/** Link styled as a button. */
export function ButtonLink({ action, look = 'primary', about }: ButtonLinkProps) {
  return (
    <a className={buttonClass} data-look={look === 'primary' ? undefined : look} href={action.href}>
      {action.icon && <Icon name={action.icon} size={20} />}
      {action.label}
      <LinkName {...action} about={about && asWords(about)} />
    </a>
  );
}

interface ButtonGroupProps {
  actions: { label: string; href: string }[];
  /** On a dark background; the primary button is gold. */
  dark?: boolean;
}

const group = css`
  display: flex;
  min-inline-size: 0;
  flex-wrap: wrap;
  gap: var(--space-4);
`;

/** One or two buttons; the first is primary. */
export function ButtonGroup({ actions, dark = false }: ButtonGroupProps) {
  const variants: ButtonVariant[] = dark ? ['gold', 'light'] : ['primary', 'outline'];
  return (
    <p className={group}>
      {actions.map((action, index) => (
        <ButtonLink key={action.href + action.label} action={action} look={variants[Math.min(index, 1)]} />
      ))}
    </p>
  );
}
