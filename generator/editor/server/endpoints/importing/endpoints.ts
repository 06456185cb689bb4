import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import type { ImportedSite } from '../../../../import/import.ts';
import type { ImportEvent, ImportRequest, ImportWriteRequest } from '../../../document/protocol-import.ts';
import type { EndpointEntry } from '../access.ts';
import { readValidJson } from '../body.ts';
import type { EditActions } from '../changing/edit-actions.ts';
import { type Answer, type EditHost, type EndpointRequest, json, notFound } from '../endpoint.ts';
import type { Uploads } from '../files/uploads.ts';
import { eventStream, failureOf, metered } from '../publishing/work.ts';
import { ImportFolder } from './import-folder.ts';

/** Maximum size of a request in bytes; a large site may have many clashes. */
const mostBytes = 262_144;

const id = z.string().max(100);
const nothing = z.strictObject({});
const endRequest = z.strictObject({ id });
const runRequest: z.ZodType<ImportRequest> = z.strictObject({ id, isFetching: z.boolean(), withComments: z.boolean() });
const writeRequest: z.ZodType<ImportWriteRequest> = z.strictObject({
  id,
  base: z.string().max(200),
  how: z.enum(['add', 'replace', 'update']),
  takes: z
    .array(z.enum(['mine', 'theirs']))
    .max(20_000)
    .optional(),
});

/** The report is a page without scripts, made of content that others wrote. */
const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** An old site: its files, and once it is converted, the result. */
interface OldSite {
  id: string;
  folder: ImportFolder;
  imported?: ImportedSite;
}

export interface ImportingContext {
  host: EditHost;
  actions: EditActions;
  uploads: Uploads;
}

interface RunInput {
  source: string;
  request: ImportRequest;
  language: MessageLanguage;
}

/** State of bringing an old site: one at a time. */
class Importing {
  readonly #context: ImportingContext;
  #site: OldSite | undefined;
  #isRunning = false;
  /** The last import, whose account may still be open in another tab. */
  #reported: { id: string; account: ImportedSite['account'] } | undefined;

  constructor(context: ImportingContext) {
    this.#context = context;
  }

  #find(name: string): OldSite | undefined {
    return this.#site?.id === name ? this.#site : undefined;
  }

  async begin(): Promise<Answer> {
    if (this.#isRunning) return json({}, 409);
    const site = { id: randomBytes(12).toString('base64url'), folder: await ImportFolder.open() };
    if (this.#isRunning) {
      await site.folder.remove();
      return json({}, 409);
    }
    const former = this.#site;
    this.#site = site;
    await former?.folder.remove();
    return json({ id: site.id });
  }

  async receive({ request, query }: EndpointRequest): Promise<Answer> {
    const site = this.#find(query.get('id') ?? '');
    if (!site || this.#isRunning || site.imported) return notFound();
    await site.folder.receive(request, query.get('path') ?? '');
    return json({});
  }

  async *#convert(site: OldSite, { source, request, language }: RunInput): AsyncGenerator<ImportEvent, ImportEvent> {
    const { host, actions } = this.#context;
    // Loaded here, so that the editor starts fast.
    const { accountOf, refusalOf, runImport } = await import('./run-import.ts');
    const { planImport } = await import('./plan-import.ts');
    try {
      const imported = yield* metered((progress) => runImport(host, site.folder, { source, request, progress }), language);
      site.imported = imported;
      this.#reported = { id: site.id, account: imported.account };
      const state = await host.enqueue(() => actions.edits().state());
      const plan = await planImport(host.preview.project, state, { imported, language });
      if (!plan) return { is: 'failed', reason: '', problems: [] };
      return { is: 'imported', account: accountOf(imported, language), plan };
    } catch (error) {
      const reason = refusalOf(error, language);
      if (reason === undefined) throw error;
      return { is: 'failed', reason, problems: [] };
    }
  }

  async run(asked: EndpointRequest): Promise<Answer> {
    const request = await readValidJson(asked.request, runRequest, mostBytes);
    if (this.#isRunning) return json({}, 409);
    const site = this.#find(request.id);
    if (!site || site.imported) return notFound();
    // At once, as another request may come while this one waits.
    this.#isRunning = true;
    const source = await site.folder.source().catch(() => undefined);
    if (source === undefined) {
      this.#isRunning = false;
      return notFound();
    }
    const { preview } = this.#context.host;
    const events = eventStream<ImportEvent>(this.#convert(site, { source, request, language: asked.language }), (error) => ({
      ...failureOf(error, preview, asked.language),
    }));
    const end = () => {
      this.#isRunning = false;
    };
    async function* watched() {
      try {
        yield* events;
      } finally {
        end();
      }
    }
    return { type: 'text/event-stream', content: watched() };
  }

  async report({ query, language }: EndpointRequest): Promise<Answer> {
    const account = this.#reported?.id === query.get('id') ? this.#reported?.account : undefined;
    if (!account) return notFound();
    const { accountPage } = await import('./run-import.ts');
    const content = accountPage(account, language);
    if (content === undefined) return notFound();
    return { type: 'text/html; charset=utf-8', content, headers: { 'Content-Security-Policy': reportPolicy } };
  }

  async write(asked: EndpointRequest): Promise<Answer> {
    const request = await readValidJson(asked.request, writeRequest, mostBytes);
    const imported = this.#find(request.id)?.imported;
    if (!imported || this.#isRunning) return notFound();
    const { writeImport } = await import('./write-import.ts');
    return json(await writeImport(this.#context, asked, { imported, request }));
  }

  async end(asked: EndpointRequest): Promise<Answer> {
    const { id: name } = await readValidJson(asked.request, endRequest, mostBytes);
    if (!this.#find(name)) return notFound();
    if (this.#isRunning) return json({}, 409);
    await this.close();
    return json({});
  }

  async close(): Promise<void> {
    const site = this.#site;
    this.#site = undefined;
    await site?.folder.remove();
  }
}

/** Endpoints that bring an old site, and a function that removes its files. */
export function importingEndpoints(context: ImportingContext): { endpoints: EndpointEntry[]; close: () => Promise<void> } {
  const importing = new Importing(context);
  const begin = async (asked: EndpointRequest) => {
    await readValidJson(asked.request, nothing, mostBytes);
    return importing.begin();
  };
  return {
    close: () => importing.close(),
    endpoints: [
      ['import-begin', { method: 'POST', answer: begin }],
      ['import-file', { method: 'POST', answer: (asked) => importing.receive(asked) }],
      ['import-run', { method: 'POST', answer: (asked) => importing.run(asked) }],
      ['import-report', { method: 'GET', answer: (asked) => importing.report(asked) }],
      ['import-write', { method: 'POST', answer: (asked) => importing.write(asked) }],
      ['import-end', { method: 'POST', answer: (asked) => importing.end(asked) }],
    ],
  };
}
