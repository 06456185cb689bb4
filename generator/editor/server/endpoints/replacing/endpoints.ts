import * as z from 'zod';
import { readJson } from '../../../../core/json/value.ts';
import type { EditResult, EditSession } from '../../../document/edit-session.ts';
import { mostBytes } from '../../../document/limits.ts';
import type { ChangeResult } from '../../../document/protocol-changes.ts';
import type { FindAnswer, FindRequest, ReplaceRequest } from '../../../document/protocol-replacing.ts';
import { planReplacement } from '../../../document/replacing/replace.ts';
import { inLanguage } from '../../../preview/preview.ts';
import type { EndpointEntry } from '../access.ts';
import { readValidJson } from '../body.ts';
import type { EditActions } from '../changing/edit-actions.ts';
import { type EditHost, type EndpointRequest, json } from '../endpoint.ts';
import { confirmReplaced } from './confirm-replaced.ts';
import { answerFind } from './find-answer.ts';

/** One line of well-formed plain text. */
const line = z
  .string()
  .max(1000)
  .refine((text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text));

const query = {
  find: line,
  by: line,
  isWholeWord: z.boolean(),
  hasCase: z.boolean(),
  isExact: z.boolean(),
  language: z.string().max(100).optional(),
};

const findRequest: z.ZodType<FindRequest> = z.strictObject(query);

const replaceRequest: z.ZodType<ReplaceRequest> = z.strictObject({
  ...query,
  base: z.string().max(200),
  without: z.array(z.string().max(5000)).max(20_000),
});

/** Occurrences in the file, and what a replacement would change. */
async function find({ preview, enqueue, refreshIfChanged }: EditHost, actions: EditActions, asked: EndpointRequest) {
  const request = await readValidJson(asked.request, findRequest, mostBytes);
  return enqueue(async (): Promise<FindAnswer> => {
    const { base } = await actions.edits().state();
    await refreshIfChanged();
    const seen = await inLanguage(preview, asked.query.get('edition') ?? undefined);
    return { base, ...answerFind(seen, request, asked.language) };
  });
}

/** Replaces the occurrences as one change, or none if the file would get an error. */
async function replace({ preview }: EditHost, actions: EditActions, asked: EndpointRequest): Promise<ChangeResult> {
  const request = await readValidJson(asked.request, replaceRequest, mostBytes);
  const run = async (edits: EditSession): Promise<EditResult> => {
    const { base, text } = await edits.state();
    const site = readJson(text);
    if (base !== request.base || typeof site !== 'object' || site === null)
      return { state: 'conflict', base, conflicts: [], operations: [] };
    const { operations, count } = planReplacement(site, request, new Set(request.without));
    const values = { title: request.find, toTitle: request.by, count: String(count) };
    const summary = { key: request.by === '' ? 'task-remove-text' : 'task-replace-text', values };
    const result = await edits.change({ base, operations, summary });
    if (result.state === 'written')
      confirmReplaced(preview.project.siteFile, { before: site, after: readJson((await edits.state()).text), operations });
    return result;
  };
  return actions.perform(asked, { kind: 'change', brings: [], run });
}

/** Endpoints that find texts in the whole site, and replace them. */
export function replacingEndpoints(host: EditHost, actions: EditActions): EndpointEntry[] {
  return [
    ['find', { method: 'POST', answer: async (asked) => json(await find(host, actions, asked)) }],
    ['replace', { method: 'POST', answer: async (asked) => json(await replace(host, actions, asked)) }],
  ];
}
