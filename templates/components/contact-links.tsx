import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { MailAddress } from './mail-address.tsx';
import { phoneHref } from './phone-href.ts';

interface ContactLinkProps {
  /** The number or address, as it is shown. */
  value: string;
  /** Of the icon, in CSS pixels; absent where styles draw it. */
  size?: number;
  /** What the value is, spoken before it; absent where words around the link say it. */
  label?: string;
}

interface OwnProps extends ContactLinkProps {
  icon: 'phone' | 'mail';
  href: string;
  /** The value with its places to break. */
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

/** A telephone number that is called with a click. */
export function PhoneLink(props: ContactLinkProps) {
  return <ContactLink icon="phone" href={phoneHref(props.value)} {...props} />;
}

/** An e-mail address that is written to with a click. */
export function MailLink(props: ContactLinkProps) {
  return (
    <ContactLink icon="mail" href={`mailto:${props.value}`} {...props}>
      <MailAddress value={props.value} />
    </ContactLink>
  );
}
