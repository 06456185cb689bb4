import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useLabels, useRenderContext } from '../../model/page/render-context.tsx';
import { PlainIsland } from '../../runtime/islands/island.tsx';
import { MailLink, PhoneLink } from '../contact-links.tsx';
import { HoneyPot } from '../honeypot.tsx';
import type { DeskWords } from './island.ts';
import { deskNames } from './names.ts';

const panel = css`
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 3rem);
  background: var(--surface);
  border: var(--line);
  border-inline-start: 4px solid var(--brand);
  border-radius: var(--radius-lg);

  & > :first-child {
    font-size: var(--text-xl);
    font-family: var(--font-headings, inherit);
    font-weight: 650;
  }
`;

const status = css`
  margin-block-start: var(--space-3);
  font-weight: 500;

  &:empty {
    display: none;
  }
`;

const unreachable = css`
  margin-block-start: var(--space-3);
  padding: var(--space-4);
  border: 2px solid var(--danger);
  border-radius: var(--radius-sm);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    list-style: none;
    margin-block-start: var(--space-2);
  }
`;

interface DeskFormProps {
  /** What is said when the desk has stored it. */
  sent: string;
  thanks?: string | undefined;
  /** Without a comment it is only counted. */
  isVote?: true;
  children: ReactNode;
}

/** What is said if the desk does not answer, with other ways to contact the organisation. */
function Unreachable() {
  const { frame } = useRenderContext();
  const { email, phone } = frame.site.contact;
  return (
    <div className={unreachable} data-desk="unreachable" role="alert" hidden>
      <p>{useLabels().desk.unreachable}</p>
      {(email ?? phone) && (
        <ul>
          {phone && (
            <li>
              <PhoneLink value={phone.value} label={phone.label} />
            </li>
          )}
          {email && (
            <li>
              <MailLink value={email.value} label={email.label} />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Form that is sent to the desk of the site: with scripts it is answered in place. */
export function DeskForm({ sent, thanks, isVote, children }: DeskFormProps) {
  const { sending } = useLabels().desk;
  const words: DeskWords = { sending, ...(isVote && { isVote }) };
  return (
    <PlainIsland name="desk" props={words}>
      {children}
      <p className={status} data-desk="status" role="status" />
      <Unreachable />
      <div className={panel} data-desk="sent" role="status" tabIndex={-1} hidden>
        <p>{sent}</p>
        {thanks && <p>{thanks}</p>}
      </div>
    </PlainIsland>
  );
}

/** Fields that every form to the desk has: the page, and the honeypot. */
export function DeskFields({ id }: { id: string }) {
  const { page } = useRenderContext();
  const { leaveEmpty } = useLabels().desk;
  return (
    <>
      <input type="hidden" name={deskNames.page} value={page} />
      <HoneyPot id={`${id}-website`} name={deskNames.honeypot} label={leaveEmpty} />
    </>
  );
}
