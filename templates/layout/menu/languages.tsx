import { css } from '@linaria/core';
import { useRenderContext } from '../../model/page/render-context.tsx';
import { headerFolded, headerUnfolded } from '../../theme/tokens.ts';

const list = css`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);

  & a {
    display: block;
    padding: 0.5625rem 0.5rem;
    font-family: system-ui, sans-serif;
    font-size: var(--text-sm);
    color: var(--brand-ink);
    text-decoration: none;
    border-radius: var(--radius-sm);

    &:hover {
      background: var(--tint-soft);
    }
    &[title] {
      color: var(--ink-soft);
    }
  }
  @media print {
    display: none;
  }
`;

/** In the bar if there is a menu: phones have the list inside the menu, and see it in the bar if the menu cannot open. */
const besideMenu = css`
  @container ${headerFolded} {
    display: none;
  }
`;

const inMenu = css`
  margin-block-start: var(--space-3);

  @container ${headerUnfolded} {
    display: none;
  }
`;

/**
 * Language switcher: links to the page in other languages, each named in itself, or to the home page if there is no
 * translation, which the link states. No redirects by `Accept-Language`, no flags.
 */
export function Languages({ isInMenu = false }: { isInMenu?: boolean }) {
  const { otherEditions, frame } = useRenderContext();
  if (!otherEditions) return null;
  const hasMenu = frame.header.links.length > 0;
  const place = isInMenu ? ` ${inMenu}` : hasMenu ? ` ${besideMenu}` : '';
  return (
    <ul className={list + place}>
      {otherEditions.map(({ tag, name, direction, href, missing }) => (
        <li key={tag}>
          <a href={href} lang={tag} dir={direction} hrefLang={tag} title={missing}>
            {name}
            {missing && <span className="visually-hidden">{` (${missing})`}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
