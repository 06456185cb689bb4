import { css } from '@linaria/core';
import type { PlannedDay } from '../../model/planned/posts.ts';

const date = css`
  font-weight: 550;
  color: var(--ink-soft);

  /* A table has them at the head of its columns. */
  & span {
    display: none;
  }
  /* On a line of its own: one number after another would read as one. */
  & small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 400;
    color: var(--ink-soft);
  }
  &:has(+ ul) {
    color: var(--brand-ink);
  }
  @container (max-width: 47.99rem) {
    & span {
      display: inline;
    }
  }
`;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-block-start: var(--space-1);

  & > li {
    padding-inline-start: var(--space-2);
    overflow-wrap: anywhere;
    color: var(--ink-soft);
    border-inline-start: 3px solid var(--accent-mark);
  }
  & a {
    display: inline-block;
    padding-block: 0.125rem;
    font-weight: 500;
    color: var(--ink);
    text-decoration-color: var(--tint-line);
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration-color: currentColor;
  }
  & span {
    display: block;
  }
  @container (max-width: 47.99rem) {
    & > [data-goes-on] {
      display: none;
    }
  }
`;

/** Day with its events. An event that began on an earlier day shows its title only. */
export function Day({ day: { iso, label, otherLabel, events }, weekday }: { day: PlannedDay; weekday: string | undefined }) {
  const words = (
    <>
      <span>{weekday} </span>
      {label} {otherLabel && <small>{otherLabel}</small>}
    </>
  );
  if (events.length === 0) return <p className={date}>{words}</p>;
  return (
    <>
      <p className={date}>
        <time dateTime={iso}>{words}</time>
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={list} role="list">
        {events.map(({ href, label: title, goesOn, when, place }) => (
          <li key={href} data-goes-on={goesOn ? '' : undefined}>
            <a href={href}>{title}</a> {when && <span>{when}</span>} {place && <span>{place}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
