import type { FoundPage, Manifest, PageResources, PictureOffer } from '../../templates/page-plan.ts';
import { type Form, isBytes, isNumber, isText, listOf, maybe, oneOf, partsOf, tableOf } from '../kept-value.ts';
import type { Crate } from './crate.ts';
import type { KeptPage } from './known-pages.ts';
import type { Copy, FileFacts, PageFacts } from './workshop.ts';

export const crateForm = partsOf<Crate>({ name: isText, pages: isNumber });

const factsForm = partsOf<FileFacts>({ size: isNumber, hash: isText });

/** A file or a copy of it, by the form of what is known of its content. */
export const copyOf = <Content>(content: Form<Content>): Form<Copy<Content>> =>
  partsOf<Copy<Content>>({ extension: isText, content });

/** Copies that are known without their bytes. */
export const knownCopiesForm = listOf(copyOf(factsForm));

/** What the search finds of a page. */
export const foundForm = partsOf<FoundPage>({ row: isText, terms: isText, times: isBytes, length: isNumber });

const offerForm = partsOf<PictureOffer>({
  media: maybe(isText),
  srcSet: maybe(isText),
  sizes: maybe(isText),
  url: maybe(isText),
});

const resourcesForm = partsOf<PageResources>({
  found: maybe(foundForm),
  islands: listOf(isText),
  pictures: listOf(listOf(offerForm)),
  stylesBelow: maybe(isText),
  characters: isText,
});

export const pageForm = partsOf<KeptPage>({
  key: isText,
  trace: maybe(isText),
  picture: maybe(partsOf<NonNullable<KeptPage['picture']>>({ path: isText, key: isText })),
  facts: partsOf<PageFacts>({ resources: resourcesForm, copies: knownCopiesForm }),
  crate: maybe(crateForm),
  isFound: maybe(oneOf(true)),
});
