import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { MailAddress } from './mail-address.tsx';
import { phoneHref } from './phone-href.ts';

interface ContactLinkProps {
  /** Number or address as shown. */
  value: string;
  /** Size of the icon in CSS pixels; absent if styles draw it. */
  size?: number;
  /** Hidden text before the value; absent if the surrounding text names it. */
  label?: string;
}

interface OwnProps extends ContactLinkProps {
  icon: 'phone' | 'mail';
  href: string;
  /** Value with break opportunities. */
  children?: ReactNode;
}

function ContactLink({ icon, href, value, size, label, children }: OwnProps) {
  return (
    <a href={href} aria-label={label && `${label}: ${value}`}>
      {size !== undefined && <Icon name={icon} size={size} />}
      <bdi>{children ?? value}</bdi>
    </a>
  );
}

/** Telephone link. */
export function PhoneLink(props: ContactLinkProps) {
  return <ContactLink icon="phone" href={phoneHref(props.value)} {...props} />;
}

/** E-mail link. */
export function MailLink(props: ContactLinkProps) {
  return (
    <ContactLink icon="mail" href={`mailto:${props.value}`} {...props}>
      <MailAddress value={props.value} />
    </ContactLink>
  );
}
