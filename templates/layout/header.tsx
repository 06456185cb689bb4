import { css } from '@linaria/core';
import { Picture } from '../components/picture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { useRenderContext, useThemeOptions } from '../model/page/render-context.tsx';
import { container } from '../theme/base.ts';
import { hasRowOfLinks } from '../theme/theme-options.ts';
import { headerContainer } from '../theme/tokens.ts';
import { classOfHeader, useSpaced } from './headers/header-variant.ts';
import { BarAction } from './menu/bar-action.tsx';
import { Languages } from './menu/languages.tsx';
import { Menu } from './menu/menu.tsx';
import { SearchLink } from './site-search/search-link.tsx';
import { Wordmark } from './wordmark.tsx';

const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  background: var(--surface);
  border-block-end: var(--line);
  container: ${headerContainer} / inline-size;
  view-transition-name: header;

  & > div {
    display: flex;
    align-items: center;
    gap: clamp(1rem, -2.5rem + 5vw, 3rem);
    min-block-size: calc(var(--header-height) - 1px);
  }
  /* The logo: the only link of the row without a class. */
  & > div > a:not([class]) {
    flex: 0 1 auto;
    min-inline-size: 2.75rem;
    display: block;
    border-radius: var(--radius-sm);

    & img {
      inline-size: auto;
      block-size: 2.75rem;
      object-fit: contain;

      @media (forced-colors: active) {
        padding: 0.25rem 0.5rem;
        background: var(--surface);
        border-radius: var(--radius-sm);
        forced-color-adjust: none;
      }
    }
  }
  /* Text so large that two buttons fill the row. */
  @container ${headerContainer} (max-width: 15rem) {
    &&& > div {
      gap: 0.125rem;
    }
    & > div > a:first-child {
      min-inline-size: 1.25rem;
    }
  }
  @media (max-height: 30rem) {
    position: static;
  }
  /* The list of links is open there. */
  @supports not selector(:popover-open) {
    position: static;
  }
  @media print {
    position: static;
    border: 0;

    & nav,
    & button {
      display: none !important;
    }
  }
`;

/** Logo that links to the home page. Its alternative text names the link. */
function LogoLink() {
  const { frame } = useRenderContext();
  const image = frame.site.logo;
  if (!image) return <Wordmark />;
  return (
    <a href={frame.home}>
      <Picture image={image} onDark={frame.site.logoOnDark} sizes={pictureSizes.logo} chrome />
    </a>
  );
}

/** Header: logo, button, links and search, in the form that the theme sets. */
export function Header() {
  const { header: content } = useRenderContext().frame;
  const { links, action } = content;
  const themeOptions = useThemeOptions();
  const hasRow = hasRowOfLinks(themeOptions);
  return (
    <header className={classOfHeader(header, themeOptions)} data-spaced={useSpaced(themeOptions)}>
      <div className={container}>
        <LogoLink />
        {hasRow && <SearchLink />}
        {action && (links.length === 0 || action.staysInBar || hasRow) && <BarAction />}
        {hasRow && <Languages />}
        {links.length > 0 && <Menu />}
        {!hasRow && <Languages />}
        {!hasRow && <SearchLink />}
      </div>
    </header>
  );
}
