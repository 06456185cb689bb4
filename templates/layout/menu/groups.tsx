import { css } from '@linaria/core';
import { fill } from '../../labels/fill.ts';
import type { SiteFrame } from '../../page/page-plan.ts';
import { useLabels, useRenderContext, useUniqueId } from '../../page/render-context.tsx';
import { Icon } from '../../parts/icon.tsx';
import { headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { ActionItem, linkClass, listClass, MenuLink } from './menu-link.tsx';
import { rowMeasures } from './row-measures.ts';

type Entry = SiteFrame['header']['links'][number];
type SubLinks = NonNullable<Entry['links']>;

const row = css`
  @container ${headerUnfolded} {
    gap: ${rowMeasures.gap}rem;

    /* How much of the row fits is asked of the room for it, whatever stands beside it in the header. */
    nav:has(> &) {
      container: row / inline-size;
    }
  }
`;

const entry = css`
  @container ${headerUnfolded} {
    display: flex;
    align-items: center;
    border-radius: var(--radius-sm);
    anchor-name: --entry;
    anchor-scope: --entry;

    &:hover,
    &:has(> :popover-open) {
      background: var(--tint-soft);
    }
    & > a:has(+ button) {
      padding-inline-end: 0.25rem;
    }
    & > a:has(+ button)::after {
      inset-inline-end: 0.25rem;
    }
  }
`;

/** What is seen in the row only, and in the menu of phones only. */
const inRow = css`
  @container ${headerFolded} {
    display: none !important;
  }
`;
const inMenu = css`
  font-weight: 550;

  @container ${headerUnfolded} {
    display: none;
  }
`;

const opener = css`
  display: flex;
  align-items: center;
  justify-content: center;
  border: 0;
  color: var(--ink);
  background: none;
  border-radius: var(--radius-sm);

  &:not([aria-label]) {
    gap: 0.25rem;
    padding-inline-end: 0.625rem;
  }
  &[aria-label] {
    inline-size: 2rem;
    min-block-size: 2.75rem;
    padding: 0;

    /* Within its box: beside it stands the last letter of a name. */
    &:focus-visible {
      outline-offset: -3px;
      box-shadow: none;
    }
  }
  &:hover,
  &:has(+ :popover-open) {
    color: var(--brand-ink);
  }
  & svg {
    flex: none;
    transition: rotate var(--quick);
  }
  &:has(+ :popover-open) svg {
    rotate: 180deg;
  }
`;

/** The button for the rest is marked where the link of the page stands below it. */
const rest = css`
  &::after {
    content: '';
    position: absolute;
    inset-block-end: -0.125rem;
    inset-inline: 0.875rem;
    block-size: 3px;
    background: var(--rest-mark, transparent);
  }
`;

const panel = css`
  &[popover] {
    position: static;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    inline-size: auto;
    block-size: auto;
    margin: 0;
    margin-inline-start: 1.25rem;
    padding: 0 0 var(--space-2);
    border: 0;
    border-inline-start: 2px solid var(--rule);
    color: inherit;
    background: none;
    overflow: visible;
  }
  @container ${headerUnfolded} {
    &[popover] {
      position: fixed;
      inset: auto;
      position-anchor: --entry;
      position-area: block-end span-inline-end;
      position-try-fallbacks: flip-inline;
      min-inline-size: 14rem;
      inline-size: max-content;
      max-inline-size: min(22rem, 100vw - 2rem);
      max-block-size: calc(100vh - var(--header-height) - 1rem);
      margin: 0.375rem 0 0;
      padding: var(--space-2);
      background: var(--surface);
      border: var(--line);
      border-radius: var(--radius-md);
      box-shadow: var(--shadow-md);
      overflow-y: auto;
      overscroll-behavior: contain;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    &[popover]:not(:popover-open) {
      display: none;
    }
    /* As many links as would make a tall list stand in two columns. */
    &[popover]:not([data-rest]):has(> :nth-child(8)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      inline-size: min(36rem, 100vw - 2rem);
      max-inline-size: none;
    }
    /* Browsers that cannot hang a panel on an entry show it below the whole header. */
    @supports not (position-area: block-end) {
      &[popover] {
        inset: var(--header-height) 0 auto;
        inline-size: auto;
        max-inline-size: none;
        margin: 0;
      }
    }
    /* Those that know no popovers open it at a touch of the pointer or the focus. */
    @supports not selector(:popover-open) {
      &[popover] {
        position: absolute;
      }
      li:not(:hover, :focus-within) > & {
        display: none;
      }
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    @starting-style {
      &:popover-open {
        opacity: 0;
        translate: 0 -0.375rem;
      }
    }
    &:popover-open {
      transition: opacity var(--quick) var(--ease), translate var(--quick) var(--ease);
    }
  }
`;

const subLink = css`
  display: block;
  padding: 0.5rem 0.75rem;
  font-size: var(--text-sm);
  line-height: 1.6;
  color: var(--ink);
  text-decoration: none;
  border-radius: var(--radius-sm);

  &:hover {
    color: var(--brand-ink);
    background: var(--tint-soft);
  }
  &[aria-current] {
    font-weight: 650;
    color: var(--brand-ink);
    background: var(--tint-soft);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > small {
    display: block;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--ink-soft);
  }
`;

/** The links of a sub-menu below the button for the rest. */
const nested = css`
  margin: 0 0 var(--space-2);
  margin-inline-start: 0.75rem;
  border-inline-start: 2px solid var(--rule);

  & small {
    display: none;
  }
`;

const groupName = css`
  display: block;
  padding: 0.5rem 0.75rem 0.25rem;
  font-size: var(--text-sm);
  font-weight: 550;
`;

/** Links of a sub-menu: that of the page is marked. */
function SubItems({ links }: { links: SubLinks }) {
  const page = useRenderContext().href;
  return links.map(({ label, href, description }) => (
    <li key={href}>
      <a className={subLink} href={href} aria-current={href === page ? 'page' : undefined}>
        {label}
        {description !== undefined && <small>{description}</small>}
      </a>
    </li>
  ));
}

/** Whether a page is one of a sub-menu, or below one. */
function useIsWithin(links: SubLinks = []): boolean {
  const { href: page, frame } = useRenderContext();
  return links.some(({ href }) => href === page || (href !== frame.home && page.startsWith(`${href}/`)));
}

function Chevron() {
  return <Icon name="chevron-down" size={18} />;
}

/** What opens a sub-menu: a button beside the link of its page, or the words themselves where it has none. */
function SubMenu({ label, href, links }: Entry & { links: SubLinks }) {
  const id = useUniqueId('menu');
  const words = useLabels();
  const isParent = useIsWithin(links);
  const named = href === undefined ? {} : { 'aria-label': fill(words.subMenu, label) };
  return (
    <li className={entry}>
      {href === undefined ? (
        <span className={`${linkClass} ${inMenu}`}>{label}</span>
      ) : (
        <MenuLink to={href} isParent={isParent}>
          {label}
        </MenuLink>
      )}
      <button
        type="button"
        className={href === undefined ? `${linkClass} ${opener} ${inRow}` : `${opener} ${inRow}`}
        popoverTarget={id}
        aria-controls={id}
        aria-current={href === undefined && isParent ? 'true' : undefined}
        {...named}
      >
        {href === undefined && label}
        <Chevron />
      </button>
      <ul id={id} popover="" className={panel}>
        <SubItems links={links} />
      </ul>
    </li>
  );
}

/** An entry as it stands below the button for the rest: its sub-menu is open there. */
function RestEntry({ label, href, links }: Entry) {
  const page = useRenderContext().href;
  const isWithin = useIsWithin(links) || href === page;
  return (
    <li>
      {href === undefined ? (
        <span className={groupName}>{label}</span>
      ) : (
        <a className={subLink} href={href} aria-current={isWithin ? (href === page ? 'page' : 'true') : undefined}>
          {label}
        </a>
      )}
      {links && (
        <ul className={nested}>
          <SubItems links={links} />
        </ul>
      )}
    </li>
  );
}

/** All links once more: the rules of the row show of these what the row does not. */
function Rest({ links }: { links: Entry[] }) {
  const { more } = useLabels();
  const id = useUniqueId('menu');
  return (
    <li className={`${entry} ${inRow}`} data-more="">
      <button type="button" className={`${linkClass} ${opener} ${rest}`} popoverTarget={id} aria-controls={id}>
        {more}
        <Chevron />
      </button>
      <ul id={id} popover="" className={panel} data-rest="">
        {links.map((link) => (
          <RestEntry key={link.label} {...link} />
        ))}
      </ul>
    </li>
  );
}

/**
 * Links of the header with sub-menus, or more than a row holds. Panels are popovers: the browser opens and closes them,
 * speaks their state and gives the focus back, also without scripts. In the menu of phones they stand open, as groups.
 */
export function GroupedNavigation() {
  const { links } = useRenderContext().frame.header;
  return (
    <ul className={`${listClass} ${row}`} data-row="">
      {links.map(({ label, href, links: below }) =>
        below ? (
          <SubMenu key={label} label={label} links={below} {...(href !== undefined && { href })} />
        ) : (
          href !== undefined && (
            <li key={label}>
              <MenuLink to={href}>{label}</MenuLink>
            </li>
          )
        ),
      )}
      <Rest links={links} />
      <ActionItem />
    </ul>
  );
}
