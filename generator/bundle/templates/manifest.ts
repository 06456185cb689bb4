import type { Site } from '../../../site.schema.ts';
import type { Manifest } from '../../../templates/model/page/page-plan.ts';
import { editionPath, filesBase } from '../../content/site/page-url.ts';
import type { BundleManifest } from './stored-bundle.ts';

/** Files of a site that are not in the bundle, relative to the output folder. */
type SiteFiles = Pick<Manifest, 'styles' | 'icon' | 'iconType' | 'favicon' | 'touchIcon' | 'webManifest'> & {
  deferredStyles: Record<string, string>;
  openingStyles: NonNullable<Manifest['openingStyles']>;
  /** Styles of the search dialog; absent if the site has no search. */
  searchStyles?: string | undefined;
  /** Fonts that every page preloads. */
  preloadedFonts: readonly string[];
};

/** The same map with URLs. */
const addressed = <Name extends string>(files: Partial<Record<Name, string>>, base: string): Record<Name, string> =>
  Object.fromEntries(Object.entries<string | undefined>(files).map(([name, path]) => [name, base + path])) as Record<
    Name,
    string
  >;

/** Manifest that pages render: URLs of the browser files. */
export function planManifest(site: Site, bundle: BundleManifest, files: SiteFiles): Manifest {
  const base = filesBase(site);
  return {
    styles: base + files.styles,
    deferredStyles: addressed(files.deferredStyles, base),
    openingStyles: addressed(files.openingStyles, base),
    icon: base + files.icon,
    iconType: files.iconType,
    favicon: base + files.favicon,
    touchIcon: files.touchIcon && base + files.touchIcon,
    webManifest: base + editionPath(site, files.webManifest),
    loader: base + bundle.loader,
    hydrate: base + bundle.hydrate,
    react: base + bundle.react,
    ...(files.searchStyles !== undefined && {
      search: { opener: base + bundle.search.opener, panel: base + bundle.search.panel, styles: base + files.searchStyles },
    }),
    preloadFonts: files.preloadedFonts.map((file) => base + file),
    islands: addressed(bundle.islands, base),
  };
}
