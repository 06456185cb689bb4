/** Browser files by role; names are relative to `out/`. */
export interface BundleManifest {
  loader: string;
  hydrate: string;
  react: string;
  islands: Record<string, string>;
  /** What waits for the search of a site to be opened, and the search itself: of sites that ask for one. */
  search: { opener: string; panel: string };
}

export interface DeferredStyles {
  parts: Record<string, string>;
  needs: Record<string, string[]>;
}

/** What the store keeps of a bundle. */
export interface StoredBundle {
  /** Code of the module that renders pages. */
  server: string;
  manifest: BundleManifest;
  /** What a page needs at once of the styles of all templates, to which the site's own rules are added. */
  styles: string;
  /** The styles of what stands below the opening: parts by name in their order, and those that each kind of block needs. */
  stylesBelow: DeferredStyles;
  /** Scripts, by their path in `out/`. */
  files: { path: string; content: Uint8Array }[];
  /** Those of the search of a site. */
  searchFiles: { path: string; content: Uint8Array }[];
}
