import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useRenderContext } from '../model/page/render-context.tsx';
import type { InlineText } from '../model/planned/values.ts';
import type { IconName } from '../theme/icons/names.ts';
import { from, onlyWords } from '../theme/tokens.ts';
import { IconTile } from './icon-tile.tsx';
import { inline } from './inline.tsx';
import { MailAddress } from './mail-address.tsx';
import { phoneHref } from './phone-href.ts';

/** Form with the contact details beside it. */
export const besideDetails = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 1rem + 3vw, 4rem);
  align-items: start;

  @media ${from.large} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
`;

const panel = css`
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 3rem);
  background: var(--tint-soft);
  border-radius: var(--radius-lg);

  & > h3 {
    font-size: var(--text-xl);
    margin-block-end: var(--space-2);
  }
  & > p {
    color: var(--ink-soft);
  }
  & dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    margin-block-start: var(--space-5);
  }
  & dl > div {
    position: relative;
    min-block-size: 3.5rem;
    padding-inline-start: 4rem;
  }
  & dt {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  & dt > span {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0;
  }
  & dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & dd a {
    display: inline-block;
  }
  @media ${onlyWords} {
    & dl > div {
      padding-inline-start: 0;
    }
    & dt > span {
      position: relative;
      inset: auto;
      display: grid;
    }
  }
`;

interface DetailProps {
  icon: IconName;
  label: string;
  value: string;
  href?: string;
  /** Value with break opportunities. */
  children?: ReactNode;
}

function Detail({ icon, label, value, href, children = value }: DetailProps) {
  return (
    <div>
      <dt>
        <IconTile icon={icon} small />
        {label}
      </dt>
      <dd>
        {href ? (
          <a href={href}>
            <bdi dir="ltr">{children}</bdi>
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

/** Other ways to contact the organisation: the site's contact details under a heading of the block. */
export function ContactDetails({ details }: { details: { heading: string; text?: InlineText } }) {
  const { email, phone, address } = useRenderContext().frame.site.contact;
  return (
    <div className={panel}>
      <h3>{details.heading}</h3>
      {details.text && <p>{inline(details.text)}</p>}
      <dl>
        {email && (
          <Detail icon="mail" label={email.label} value={email.value} href={`mailto:${email.value}`}>
            <MailAddress value={email.value} />
          </Detail>
        )}
        {phone && <Detail icon="phone" label={phone.label} value={phone.value} href={phoneHref(phone.value)} />}
        {address && <Detail icon="map-pin" label={address.label} value={address.value} />}
      </dl>
    </div>
  );
}
