import { useRenderContext } from '../model/page/render-context.tsx';
import { resolveThemeOptions } from '../theme/theme-options.ts';

/**
 * Attributes of a section that opens a page on the hero background: whether it is dark.
 * @param isGroundBelow whether the background reaches the bottom of the section, where a breadcrumb may overlap it
 */
export function useHeroBackground(isGroundBelow = true): { 'data-opening'?: ''; 'data-deep'?: '' } {
  const { opening } = resolveThemeOptions(useRenderContext().frame.site.theme);
  if (opening !== 'deep') return { 'data-opening': '' };
  return isGroundBelow ? { 'data-deep': '' } : {};
}
