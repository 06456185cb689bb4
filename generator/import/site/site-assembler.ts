import { isEntryType } from '../../../templates/schema/entry-types.ts';
import { isSampleFile } from '../../content/site/samples.ts';
import { isObject, type Json } from '../../core/json/value.ts';
import { groupBy } from '../../core/util/group-by.ts';
import type { SourceDocument } from '../model/document.ts';
import { type Losses, noLosses } from '../model/losses.ts';
import { textOfBlocks } from '../model/text.ts';
import { assembleSite } from './assemble-site.ts';
import { type ConvertedDocument, convertDocument } from './convert-document.ts';
import { fullPath } from './plan-languages.ts';
import type { Placed } from './plan-places.ts';
import type { SitePlan } from './plan-site.ts';
import { hasOwnPage } from './row-parts.ts';
import type { AssembledSite, PlacedDocument, ResolvedMedia } from './types.ts';

/** Sample files that a value refers to. */
function samplesIn(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (isSampleFile(value)) found.add(value);
  } else if (Array.isArray(value)) for (const item of value) samplesIn(item, found);
  else if (isObject(value)) for (const item of Object.values(value)) samplesIn(item, found);
  return found;
}

/** Builds the value of `site.json` from documents, one at a time. */
export class SiteAssembler {
  readonly #plan: SitePlan;
  readonly #converted = new Map<string, ConvertedDocument>();
  readonly #documents: PlacedDocument[] = [];
  readonly #losses: Losses = noLosses();

  constructor(plan: SitePlan) {
    this.#plan = plan;
  }

  /** Converts a document for its place in the plan. Its content is not kept; losses are added to those of the document. */
  async add(document: SourceDocument, media: ResolvedMedia): Promise<void> {
    const { places, byId, languages } = this.#plan;
    const placed = places.get(document.id);
    const header = byId.get(document.id);
    const { id, title, losses } = document;
    if (!placed || !header) {
      losses.omissions.push({
        reason: 'not-selected',
        name: title || id,
        text: `${title}\n${textOfBlocks(document.blocks)}`,
        place: document.place,
      });
      this.#documents.push({ id, title, routes: [], losses });
      return;
    }
    const converted = convertDocument({ document, header, placed, plan: this.#plan, media });
    this.#converted.set(id, converted);
    const language = languages.of(header.language);
    this.#documents.push({
      id,
      title: converted.texts.title,
      routes: [fullPath(placed.paths.get(language) ?? placed.link, language, languages)],
      losses,
    });
  }

  /** Items without a page of their own, which the list of their collection shows. */
  #pageless(): Set<Placed> {
    const documents = groupBy([...this.#converted], ([id]) => this.#plan.places.get(id));
    const isPageless = (placed: Placed | undefined) =>
      isEntryType(placed?.collection?.kind) &&
      placed.isList === undefined &&
      !hasOwnPage((documents.get(placed) ?? []).map(([, converted]) => converted));
    return new Set([...documents.keys()].filter((placed) => placed !== undefined).filter(isPageless));
  }

  /** A document with the routes that show it. */
  #shown(document: PlacedDocument, pageless: ReadonlySet<Placed>): PlacedDocument {
    const { places, byId, languages } = this.#plan;
    const [placed, header] = [places.get(document.id), byId.get(document.id)];
    if (!placed?.collection || !header || !pageless.has(placed)) return document;
    return { ...document, routes: [fullPath(placed.collection.path, languages.of(header.language), languages)] };
  }

  /** The whole site, and what became of the old one. */
  finish(): AssembledSite {
    const { site, addresses } = assembleSite(this.#plan, this.#converted, this.#losses);
    const pageless = this.#pageless();
    const documents = this.#documents.map((document) => this.#shown(document, pageless));
    return { site, documents, addresses, siteLosses: this.#losses, samples: [...samplesIn(site)] };
  }
}
