/** Browser files by role; names are relative to `out/`. */
export interface BundleManifest {
  loader: string;
  hydrate: string;
  react: string;
  islands: Record<string, string>;
  /** Scripts of the site search: the one that opens it, and the search itself. Only for sites that enable it. */
  search: { opener: string; panel: string };
}

export interface DeferredStyles {
  parts: Record<string, string>;
  needs: Record<string, string[]>;
}

/** Serialized form of a bundle. */
export interface StoredBundle {
  /** Code of the module that renders pages. */
  server: string;
  manifest: BundleManifest;
  /** Critical CSS of all templates, without the site's own rules. */
  styles: string;
  /** Deferred CSS: parts by name in cascade order, and the parts that each block type needs. */
  deferredStyles: DeferredStyles;
  /** Scripts and licences, by path in `out/`. */
  files: { path: string; content: Uint8Array }[];
  /** Scripts of the site search. */
  searchFiles: { path: string; content: Uint8Array }[];
}
