import type { Route, Site } from '../../site.schema.ts';
import { isMadePage } from '../collections/made.ts';
import { hashBytes } from '../common/hash.ts';
import { remember } from '../common/remember.ts';
import { linkedPath, listedFacts } from '../findability/page-entities.ts';
import { hashOfContent } from '../images/content.ts';
import { contentName } from '../json/content-name.ts';
import type { AssetIndex } from '../site/assets.ts';
import { cardsOf } from '../site/collections.ts';
import { contentFacts } from '../site/content-facts.ts';
import { pagesShownOn } from './pages-below.ts';

/**
 * Makes the function that names all of the content that the plan of a page is made of, without planning it: as long as the
 * name is the same, and the code that plans, so is the plan. Undefined for a page that the engine makes: its plan is made of more than its blocks refer to.
 */
export function createTracer(site: Site, assets: AssetIndex): (route: Route) => string | undefined {
  const { routes, collections, ...rest } = site;
  const files = [...assets].map(([source, asset]) =>
    asset.state === 'ready' ? [source, { ...asset, content: hashOfContent(asset.content) }] : [source, asset],
  );
  const shared = hashBytes(JSON.stringify([rest, files]));
  const collectionName = remember((name: string) => {
    const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
    const linked = cardsOf(collection).map((card) => ('href' in card ? listedFacts(site, linkedPath(card.href)) : undefined));
    return hashBytes(JSON.stringify([name, collection && contentName(collection), linked]));
  });
  return (route) => {
    if (isMadePage(route)) return undefined;
    const shown = [...contentFacts(route.blocks).collections];
    return JSON.stringify([shared, contentName(route), shown.map(collectionName), pagesShownOn(site, route)]);
  };
}
