import { createContext, use } from 'react';
import type { BlockLabels } from '../../schema/block/labels.ts';
import type { RouteLayout } from '../../schema/route-layouts.ts';
import type { Manifest, PagePlan, PageResources, SiteFrame } from './page-plan.ts';
import type { Piece } from './pieces.ts';

/**
 * What templates need to know beyond their own block. One per page and render: `islands`, `resources` and the counters
 * belong to that render alone, so rendering stays a function of its input.
 */
export interface RenderContext {
  frame: SiteFrame;
  manifest: Manifest;
  /** Address of the page being rendered. */
  href: string;
  /** What leads to it in other languages. */
  otherEditions?: PagePlan['otherEditions'] | undefined;
  /** Labels of its links that lead to several places. */
  repeatedLabels?: ReadonlySet<string> | undefined;
  /** Its shape; absent: the usual one. */
  layout?: RouteLayout | undefined;
  /** Names of its islands so far, in document order. */
  islands: string[];
  /** Where templates record what they name beside their HTML. */
  resources: Pick<PageResources, 'pictures' | 'stylesBelow' | 'stylesOfLayout'>;
  /** Pictures rendered so far: the first of a page loads at once, the others lazily. */
  pictures: { count: number };
  /** Ids given so far. */
  ids: { count: number };
  /** What the marks stand for that templates have written, in their order. */
  pieces: Piece[];
  /** HTML that is the same wherever an owner has it under the same key: it is made once for many pages. */
  keep: (owner: object, key: string, make: () => string) => Piece;
}

const Context = createContext<RenderContext | null>(null);

export const RenderProvider = Context.Provider;

/** What the page knows that a template is rendered in: `frame.site` is what the site says of itself. */
export function useRenderContext(): RenderContext {
  const context = use(Context);
  if (!context) throw new Error('Templates render inside a RenderProvider only.');
  return context;
}

/** Words of the interface, but for those of blocks. */
export function useLabels() {
  return useRenderContext().frame.site.labels;
}

/** Words of a block, by their type and their name: `useLabelsOf<typeof labels>('tabs')`. */
export function useLabelsOf<Labels extends BlockLabels<string, unknown>>(name: Labels['name']): Labels['ar'] {
  const all: Readonly<Record<string, unknown>> = useLabels();
  return all[name] as Labels['ar'];
}

/** An id that no other element of the page has. Holds an underscore, so that ids of content never equal it. */
export function useUniqueId(name: string): string {
  return `${name}_${++useRenderContext().ids.count}`;
}

/** The same where something asks for it: other ids of the page stay as they are where nothing does. */
export function useIdWhere(isAsked: boolean, name: string): string | undefined {
  const { ids } = useRenderContext();
  return isAsked ? `${name}_${++ids.count}` : undefined;
}
