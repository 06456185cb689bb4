import { useRenderContext } from '../page/render-context.tsx';
import { faceOf } from '../theme/face.ts';

/** Attributes of a section that opens a page on the ground of openings: whether that is deep. */
export function useOpening(): { 'data-opening'?: ''; 'data-deep'?: '' } {
  return faceOf(useRenderContext().frame.site.theme).opening === 'deep' ? { 'data-deep': '' } : { 'data-opening': '' };
}
