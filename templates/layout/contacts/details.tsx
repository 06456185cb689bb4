import { MailLink, PhoneLink } from '../../components/contact-links.tsx';
import { Icon } from '../../components/icon.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';

/**
 * What a site has of contact details and social networks. `wide` is the value of `data-wide` for an element with both, which
 * phones hide if it has nothing else than details that are shown from medium width up.
 */
export function useContacts() {
  const { contact, social } = useRenderContext().frame.site;
  const { phone, email, address, shownOnPhones = false } = contact;
  const hasDetails = Boolean(phone || email || address);
  const wide: '' | undefined = shownOnPhones || social.length > 0 ? undefined : '';
  return { hasDetails, isEmpty: !hasDetails && social.length === 0, shownOnPhones, wide };
}

/** Links to the social networks, as icons; nothing without any. */
export function SocialLinks({ className, size = 22 }: { className: string; size?: number }) {
  const { social, labels } = useRenderContext().frame.site;
  if (social.length === 0) return null;
  return (
    <ul className={className} aria-label={labels.socialNetworks}>
      {social.map((profile) => (
        <li key={profile.href}>
          <a href={profile.href} aria-label={profile.label} rel="noopener">
            <Icon name={profile.network} size={size} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DetailsProps {
  className: string;
  /** Shows the label of each detail before it. */
  isLabelled?: boolean;
  /** Hidden on phones unless the site enables it there. */
  isWideOnly?: boolean;
}

/** Telephone, e-mail and address; nothing without any. Styles decide where they are visible. */
export function ContactDetails({ className, isLabelled = false, isWideOnly = false }: DetailsProps) {
  const { contact, labels } = useRenderContext().frame.site;
  const { phone, email, address, shownOnPhones } = contact;
  if (!useContacts().hasDetails) return null;
  return (
    <ul className={className} aria-label={labels.contactDetails} data-wide={isWideOnly && !shownOnPhones ? '' : undefined}>
      {phone && (
        <li>
          {isLabelled && <span>{phone.label}</span>}
          <PhoneLink {...phone} label={isLabelled ? undefined : phone.label} />
        </li>
      )}
      {email && (
        <li>
          {isLabelled && <span>{email.label}</span>}
          <MailLink {...email} label={isLabelled ? undefined : email.label} />
        </li>
      )}
      {address && (
        <li>
          {isLabelled && <span>{address.label}</span>}
          {address.value}
        </li>
      )}
    </ul>
  );
}
