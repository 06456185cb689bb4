/** Page layouts besides the default. */
export const routeLayouts = ['ruler', 'stair', 'conversation'] as const;

export type RouteLayout = (typeof routeLayouts)[number];

/** Layouts that move the overview of the opening block after the next section. */
export const layoutsWithRest: ReadonlySet<RouteLayout | undefined> = new Set(['ruler', 'conversation']);
