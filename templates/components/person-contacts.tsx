import { css } from '@linaria/core';
import type { Action } from '../schema/fields.ts';
import type { NetworkName } from '../theme/icons/names.ts';
import { ButtonLink } from './button.tsx';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { Icon } from './icon.tsx';

const ways = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  border-block-start: var(--line);
  font-size: var(--text-sm);

  & > a:not([class]) {
    display: inline-grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    align-items: center;
    min-block-size: 2rem;
    text-decoration: none;
  }
  & > a:not([class]):hover {
    text-decoration: underline;
  }
  & > p {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    padding-block: 0.25rem;
    line-height: 1.6;
    color: var(--ink-soft);
  }
  & > p > svg {
    margin-block-start: 0.2em;
    color: var(--brand-ink);
  }
  & b {
    display: block;
    font-weight: 500;
    color: var(--ink);
  }
  & > a[class] {
    justify-self: start;
    margin-block-start: var(--space-2);
  }
`;

const profiles = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-start: var(--space-1);

  & a {
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    aspect-ratio: 1;
    /* Forced colours show it. */
    border: 1px solid transparent;
    border-radius: 50%;
    background: var(--tint-soft);
    transition: color var(--quick), background-color var(--quick);
  }
  & a:hover {
    color: var(--on-brand);
    background: var(--brand);
  }
  @media print {
    display: none;
  }
`;

interface Contacts {
  email?: string | undefined;
  phone?: string | undefined;
  hours?: string | undefined;
  profiles?: { network: NetworkName; label: string; href: string }[] | undefined;
  action?: Action | undefined;
}

/** Whether a person has any contact details. */
export const hasContacts = ({ email, phone, hours, profiles: networks, action }: Contacts) =>
  Boolean(email || phone || hours || networks || action);

interface WaysProps {
  person: Contacts & { name: string };
  /** Label of office hours. */
  hoursLabel: string;
}

/** Contact details of a person; renders nothing without any. */
export function PersonContacts({ person, hoursLabel }: WaysProps) {
  const { name, email, phone, hours, profiles: networks, action } = person;
  if (!hasContacts(person)) return null;
  return (
    <div className={ways}>
      {email && <MailLink value={email} size={18} />}
      {phone && <PhoneLink value={phone} size={18} />}
      {hours && (
        <p>
          <Icon name="clock" size={18} />
          <span>
            <b>{hoursLabel}</b> {hours}
          </span>
        </p>
      )}
      {networks && (
        <div className={profiles}>
          {networks.map(({ network, label, href }) => (
            <a key={href} href={href} aria-label={`${label}: ${name}`} rel="noopener">
              <Icon name={network} size={20} />
            </a>
          ))}
        </div>
      )}
      {action && <ButtonLink action={action} look="outline" about={name} />}
    </div>
  );
}
