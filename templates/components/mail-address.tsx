import { css } from '@linaria/core';
import { Fragment } from 'react';

const whole = css`
  white-space: nowrap;
`;

/** Longer parts are wider than a phone: they have to break somewhere. */
const mostWhole = 24;

/** An e-mail address that goes on in the next line before its sign or one of its dots, and after no hyphen. */
export function MailAddress({ value }: { value: string }) {
  return value.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and none ever moves
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.includes('-') && part.length <= mostWhole ? <span className={whole}>{part}</span> : part}
    </Fragment>
  ));
}
