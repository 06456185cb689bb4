import { css } from '@linaria/core';
import { Picture } from '../components/picture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { useRenderContext } from '../model/page/render-context.tsx';
import { headerContainer } from '../theme/tokens.ts';
import { rowMeasures } from './menu/row-measures.ts';

const link = css`
  /* A long name gives way before what stands beside it. */
  flex: 0 99 auto;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-inline-size: 2.75rem;
  max-inline-size: ${rowMeasures.wordmark}rem;
  font-size: clamp(1rem, 0.9rem + 0.5vw, ${rowMeasures.name}rem);
  font-family: var(--font-headings, inherit);
  font-weight: 650;
  line-height: calc(1.3 * var(--heading-leading, 1));
  color: var(--ink);
  text-decoration: none;
  text-wrap: balance;
  border-radius: var(--radius-sm);

  &:hover {
    color: var(--brand-ink);
  }
  & img {
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    object-fit: contain;
  }
  /* Text so large that words would have a letter on a line. */
  @container ${headerContainer} (max-width: 15rem) {
    font-size: 0.75rem;

    & img {
      display: none;
    }
  }
  & span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    /* Letters of some faces are higher than their lines; below, more would show the tops of a fourth line. */
    padding-block: 0.3em 0.15em;
    margin-block: -0.3em -0.15em;

    @container ${headerContainer} (max-width: 15rem) {
      -webkit-line-clamp: 5;
    }
  }
`;

/** Name of a site without a logo, beside its icon; links to the home page. */
export function Wordmark() {
  const { home, site } = useRenderContext().frame;
  return (
    <a className={link} href={home}>
      <Picture image={{ ...site.icon, alt: '' }} sizes={pictureSizes.logo} chrome />
      <span>{site.name}</span>
    </a>
  );
}
