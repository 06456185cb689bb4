/**
 * What an island's own HTML says of its properties, by their names, read before it is hydrated: what stands on the page
 * already is not written into `data-props` once more. Exported by the island's module under this name.
 */
export type InHtml<Props extends object> = { [Key in keyof Props]?: (island: HTMLElement) => Props[Key] };
