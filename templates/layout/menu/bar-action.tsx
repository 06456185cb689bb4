import { css } from '@linaria/core';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkName } from '../../components/link-name.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';
import { headerContainer, headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { barMeasures } from './row-measures.ts';

/** Window width with space for an icon in the button. */
const roomy = '(min-width: 36rem)';

/** If the button does not fit beside the logo, rules of the site put it below: `generator/pages/plan/header-row/`. */
const bar = css`
  margin-inline-start: auto;

  @container ${headerFolded} {
    flex: 0 9999 auto;
    min-block-size: 2.75rem;
    padding: 0.25rem 0.875rem;
    font-size: var(--text-sm);
    line-height: 1.3;
    text-wrap: balance;

    &::after {
      content: none;
    }
  }
  @container ${headerContainer} not ${roomy} {
    & > svg {
      display: none;
    }
    div:has(> &) {
      column-gap: ${barMeasures.gap}rem;
    }
    /* The logo, or the name in its place. */
    div:has(> &) > :first-child {
      margin-inline-end: ${barMeasures.gap}rem;
    }
  }
  @media print {
    &:not([href^='https:']) {
      display: none;
    }
    /* An address is of use on paper. */
    &[href^='https:']::after {
      content: ' (' attr(href) ')';
      inline-size: auto;
      block-size: auto;
      mask: none;
      background: none;
      transform: none;
      direction: ltr;
      unicode-bidi: isolate;
    }
  }
`;

/** With a menu, the button is at the end of its list wherever it is not in the bar. */
const besideMenu = css`
  @container ${headerUnfolded} {
    display: none;
  }
  @container ${headerContainer} (max-width: ${barMeasures.narrowest - 0.01}rem) {
    display: none;
  }
  /* The list of links stands open there. */
  @supports not selector(:popover-open) {
    display: none;
  }
  & ~ [data-island] > button {
    margin-inline-start: 0;
  }
  div:has(> &) nav > ul > :last-child {
    @container ${headerContainer} (min-width: ${barMeasures.narrowest}rem) {
      @container ${headerFolded} {
        @supports selector(:popover-open) {
          display: none;
        }
      }
    }
  }
`;

/**
 * Header button in the bar: without a menu, on phones if it is set to stay visible, and above a row of links without space for
 * it.
 */
export function BarAction() {
  const { action, links } = useRenderContext().frame.header;
  if (!action) return null;
  const isAlone = links.length === 0;
  const isOfRow = !isAlone && !action.staysInBar;
  return (
    <a
      className={`${buttonClass} ${bar}${isAlone || isOfRow ? '' : ` ${besideMenu}`}`}
      data-bar={isOfRow ? 'row' : ''}
      href={action.href}
    >
      {action.icon && <Icon name={action.icon} size={20} />}
      {action.label}
      <LinkName {...action} />
    </a>
  );
}
