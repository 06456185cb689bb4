/**
 * Readers of props that the island's HTML already contains, by name; they run before hydration, so that `data-props` need not
 * repeat content. Exported by the island's module under this name.
 */
export type InHtml<Props extends object> = { [Key in keyof Props]?: (island: HTMLElement) => Props[Key] };
