import { createContext, use } from 'react';
import type { BlockLabels } from '../../schema/block/labels.ts';
import type { RouteLayout } from '../../schema/route-layouts.ts';
import { resolveThemeOptions, type ThemeOptions, themeOnPage } from '../../theme/theme-options.ts';
import type { Manifest, PagePlan, PageResources, SiteFrame } from './page-plan.ts';
import type { Piece } from './pieces.ts';

/**
 * Context of templates beyond their block. One per page and render: `islands`, `resources` and counters belong to that render
 * only, so that rendering is a pure function.
 */
export interface RenderContext {
  frame: SiteFrame;
  manifest: Manifest;
  /** Address of the page being rendered; in strips that of the home page, as if they were the same on all pages. */
  href: string;
  /** Address of the page that forms send: in strips a mark, which rendering replaces, as pages share their HTML. */
  page: string;
  /** Links to the page in other languages. */
  otherEditions?: PagePlan['otherEditions'] | undefined;
  /** Link labels that occur with several targets. */
  repeatedLabels?: ReadonlySet<string> | undefined;
  /** Page layout; absent: the default. */
  layout?: RouteLayout | undefined;
  /** Names of islands so far, in document order. */
  islands: string[];
  /** Recorded resources besides the HTML. */
  resources: Pick<PageResources, 'pictures' | 'deferredStyles'>;
  /** Pictures rendered so far: the first of a page is loaded eagerly, the others lazily. */
  pictures: { count: number };
  /** Number of ids given so far. */
  ids: { count: number };
  /** Pieces of the markers rendered so far, in order. */
  pieces: Piece[];
  /** Caches HTML by owner and key, shared between pages. */
  keep: (owner: object, key: string, make: () => string) => Piece;
}

/** Stands for the address of the page in HTML that pages share: no content contains it. */
export const pageMark = '\uFDE0page\uFDE0';

const Context = createContext<RenderContext | null>(null);

export const RenderProvider = Context.Provider;

/** Context of the page being rendered; `frame.site` has the site's settings. */
export function useRenderContext(): RenderContext {
  const context = use(Context);
  if (!context) throw new Error('Templates render inside a RenderProvider only.');
  return context;
}

/** Design options of the page: those of the preset, overridden by the site's own and by a page layout. */
export function useThemeOptions(): ThemeOptions {
  const { frame, layout } = useRenderContext();
  return themeOnPage(resolveThemeOptions(frame.site.theme), layout !== undefined);
}

/** Labels except those of blocks. */
export function useLabels() {
  return useRenderContext().frame.site.labels;
}

/** Labels of a block, by type and name: `useLabelsOf<typeof labels>('tabs')`. */
export function useLabelsOf<Labels extends BlockLabels<string, unknown>>(name: Labels['name']): Labels['ar'] {
  const all: Readonly<Record<string, unknown>> = useLabels();
  return all[name] as Labels['ar'];
}

/** Unique id on the page. Contains an underscore, so that it never equals an id of content. */
export function useUniqueId(name: string): string {
  return `${name}_${++useRenderContext().ids.count}`;
}

/** The same if needed: otherwise no id is used up, and the page's other ids do not change. */
export function useIdWhere(isNeeded: boolean, name: string): string | undefined {
  const { ids } = useRenderContext();
  return isNeeded ? `${name}_${++ids.count}` : undefined;
}
