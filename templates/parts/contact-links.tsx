import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
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
  /** The value with its places to break; the value itself where there is nothing. */
  children?: ReactNode;
}

function ContactLink({ icon, href, value, size, label, children }: OwnProps) {
  return (
    <a href={href} aria-label={label && `${label}: ${value}`}>
      {size !== undefined && <Icon name={icon} size={size} />}
      <bdi>{children || value}</bdi>
    </a>
  );
}

/** A telephone number that is called with a click. */
export function PhoneLink(props: ContactLinkProps) {
  return <ContactLink icon="phone" href={phoneHref(props.value)} {...props} />;
}

/** An e-mail address that is written to with a click. `isBroken`: one too long for its line goes on with what follows its name. */
export function MailLink({ isBroken = false, ...props }: ContactLinkProps & { isBroken?: boolean }) {
  const at = props.value.indexOf('@');
  return (
    <ContactLink icon="mail" href={`mailto:${props.value}`} {...props}>
      {isBroken && (
        <>
          {props.value.slice(0, at)}
          <wbr />
          {props.value.slice(at)}
        </>
      )}
    </ContactLink>
  );
}
