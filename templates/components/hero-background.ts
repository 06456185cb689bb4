import { useThemeOptions } from '../model/page/render-context.tsx';

/**
 * Attributes of a section that opens a page on the hero background: whether it is dark.
 * @param isGroundBelow whether the background reaches the bottom of the section, where a breadcrumb may overlap it
 */
export function useHeroBackground(isGroundBelow = true): { 'data-opening'?: ''; 'data-deep'?: '' } {
  const { opening } = useThemeOptions();
  if (opening !== 'deep') return { 'data-opening': '' };
  return isGroundBelow ? { 'data-deep': '' } : {};
}

/** Attribute of a section below the opening of its page that has the background of openings. */
export const useGround = () => useHeroBackground(false);
