import { css } from '@linaria/core';
import { Fragment } from 'react';

const whole = css`
  white-space: nowrap;
`;

/** Longest part that fits a phone; longer ones need break opportunities. */
const mostWhole = 24;

/** E-mail address with break opportunities before the at sign or a dot, and none after hyphens. */
export function MailAddress({ value }: { value: string }) {
  return value.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and the order is fixed
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.includes('-') && part.length <= mostWhole ? <span className={whole}>{part}</span> : part}
    </Fragment>
  ));
}
