import { css } from '@linaria/core';
import { initialsOf } from '../../components/initials.ts';
import { Picture } from '../../components/picture.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import type { Person } from './schema.ts';

const portrait = css`
  inline-size: var(--portrait-size, clamp(4rem, 22vw, 5.5rem));
  aspect-ratio: 1;
  object-fit: cover;
  clip-path: var(--portrait);
  background: var(--tint);

  @media print {
    inline-size: 4rem !important;
  }
`;

const initials = css`
  display: grid;
  place-items: center;
  color: var(--brand-ink);
  font-size: var(--text-xl);
  font-weight: 500;
  line-height: 1;
  white-space: nowrap;
`;

const names = css`
  & :is(h2, h3) > a {
    color: inherit;
    text-decoration-color: var(--tint-line);
  }
  & :is(h2, h3) > a:hover {
    color: var(--brand-ink);
    text-decoration-color: currentColor;
  }
`;

/** Portrait of a person, or the initials. */
export function Portrait({ person: { name, image }, sizes }: { person: Person; sizes: PictureSizes }) {
  if (image) return <Picture image={image} sizes={sizes} className={portrait} cropped />;
  return (
    <span className={`${portrait} ${initials}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Name and role of a person. */
export function Names({ person: { name, href, role }, level }: { person: Person; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={names}>
      <Heading>{href ? <a href={href}>{name}</a> : name}</Heading>
      {role && <p>{role}</p>}
    </div>
  );
}
