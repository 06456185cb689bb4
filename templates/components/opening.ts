import { useRenderContext } from '../model/page/render-context.tsx';
import { faceOf } from '../theme/face.ts';

/**
 * Attributes of a section that opens a page on the ground of openings: whether that is deep.
 * @param isGroundBelow whether the ground reaches the foot of the section, where a breadcrumb may lie on it
 */
export function useOpening(isGroundBelow = true): { 'data-opening'?: ''; 'data-deep'?: '' } {
  const { opening } = faceOf(useRenderContext().frame.site.theme);
  if (opening !== 'deep') return { 'data-opening': '' };
  return isGroundBelow ? { 'data-deep': '' } : {};
}
