import type { Route, Site } from '../../../site.schema.ts';
import { hashOfContent } from '../../assets/images/content.ts';
import { isGeneratedPage } from '../../content/collections/generated-pages.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { cardsOf } from '../../content/site/collections.ts';
import { contentMetadataOf } from '../../content/site/content-metadata.ts';
import { contentFingerprint } from '../../core/json/content-fingerprint.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { memoize } from '../../core/util/memoize.ts';
import { linkedPath, listedPageOf } from '../structured-data/page-entities.ts';
import { pagesShownOn } from './pages-below.ts';

/**
 * Makes the function that names all of the content that the plan of a page is made of, without planning it: as long as the
 * name is the same, and the code that plans, so is the plan. Undefined for a page that the engine makes: its plan is made of more than its blocks refer to.
 */
export function createRouteFingerprinter(site: Site, assets: AssetIndex): (route: Route) => string | undefined {
  const { routes, collections, ...rest } = site;
  const files = [...assets].map(([source, asset]) =>
    asset.state === 'ready' ? [source, { ...asset, content: hashOfContent(asset.content) }] : [source, asset],
  );
  const shared = hashBytes(JSON.stringify([rest, files]));
  const collectionName = memoize((name: string) => {
    const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
    const linked = cardsOf(collection).map((card) => ('href' in card ? listedPageOf(site, linkedPath(card.href)) : undefined));
    return hashBytes(JSON.stringify([name, collection && contentFingerprint(collection), linked]));
  });
  return (route) => {
    if (isGeneratedPage(route)) return undefined;
    const shown = [...contentMetadataOf(route.blocks).collections];
    return JSON.stringify([shared, contentFingerprint(route), shown.map(collectionName), pagesShownOn(site, route)]);
  };
}
