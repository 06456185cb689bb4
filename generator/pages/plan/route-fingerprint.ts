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
 * Returns a function that fingerprints all content used by the plan of a page, without planning it. The same fingerprint and
 * the same planning code mean the same plan. Undefined for a page that the engine generates, because its plan uses more than
 * its blocks refer to.
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
