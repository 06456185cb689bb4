import type { PagePlan, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { fromPointer, type Path, toPointer } from '../../core/json/path.ts';
import { memoize, once } from '../../core/util/memoize.ts';
import { pointersIn } from './annotate.ts';

interface ShownPlacesOptions {
  planPage: (outputPath: string) => PagePlan | undefined;
  /** Plan of the parts that every page shows. */
  frame: SiteFrame;
  /** Pointers of the marks in plans. */
  pointers: string[];
  toEdition: ((path: Path) => Path) | undefined;
}

/** Finds out whether a page shows a place of the content or something inside it. Plans a page at the first question about it. */
export function createShownPlaces({ planPage, frame, pointers, toEdition }: ShownPlacesOptions) {
  const inEdition = (pointer: string) => (toEdition ? toPointer(toEdition(fromPointer(pointer) ?? [])) : pointer);
  const placesIn = (plan: unknown) => [...new Set(pointersIn(JSON.stringify(plan), pointers))].map(inEdition);
  const everywhere = once(() => placesIn(frame));
  const placesOf = memoize((outputPath: string) => placesIn(planPage(outputPath)?.blocks ?? []));
  return (outputPath: string, at: Path): boolean => {
    const pointer = toPointer(at);
    const isHere = (one: string) => one === pointer || one.startsWith(`${pointer}/`);
    return everywhere().some(isHere) || placesOf(outputPath).some(isHere);
  };
}
