/** The shapes that a page may have besides the usual one. */
export const routeLayouts = ['ruler', 'stair', 'conversation'] as const;

export type RouteLayout = (typeof routeLayouts)[number];

/** Those that show what an opening tells at a glance after the section that follows it. */
export const layoutsWithRest: ReadonlySet<RouteLayout | undefined> = new Set(['ruler', 'conversation']);
