import * as z from 'zod';
import { entryTypes } from '../../../../../templates/schema/entry-types.ts';
import type { Code } from '../../../../core/diagnostics/messages/messages.ts';
import type { Json } from '../../../../core/json/value.ts';
import { maxSummaryLength, mostBytes, shorten } from '../../../document/limits.ts';
import type { Change, RepairRequest, ReturnRequest } from '../../../document/protocol-changes.ts';
import type { LanguageTask } from '../../../document/protocol-language-tasks.ts';
import { formFieldTypes, type TaskRequest } from '../../../document/protocol-tasks.ts';
import { readyPageNames } from '../../../document/ready-pages.ts';
import { placeholderFileNames } from '../../../document/tasks/placeholder-files.ts';
import type { Operation } from '../../../document/text/operation.ts';
import { RequestBodyError, readValidJson } from '../body.ts';
import type { EndpointRequest } from '../endpoint.ts';

/** Maximum number of operations of a change; tasks have a few per page. */
const mostOperations = 20_000;

const step = z.union([z.string().max(1000), z.int().min(0)]);
const path = z.array(step).max(64);
/** The value was parsed from JSON. */
const json = z.unknown().transform((value) => value as Json);
const index = z.int().min(0);

const operation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), at: path, value: json }),
  z.strictObject({ do: z.literal('remove'), at: path }),
  z.strictObject({ do: z.literal('insert'), at: path, index, value: json }),
  z.strictObject({ do: z.literal('move'), at: path, to: index }),
  z.strictObject({ do: z.literal('duplicate'), at: path, values: z.record(z.string(), json).optional() }),
]);

const base = z.string().max(200);

/** Entry text in the list of changes. Long values are truncated, not refused. */
const summary = z.strictObject({
  key: z.string().max(100),
  values: z.record(
    z.string().max(100),
    z.string().transform((text) => shorten(text, maxSummaryLength)),
  ),
});

const operations = z.array(operation).max(mostOperations);

const change = z.strictObject({
  id: z.string().max(100).optional(),
  base,
  edition: z.string().max(100).optional(),
  own: operations.optional(),
  operations,
  summary,
  seen: z.record(z.string().max(4000), json).optional(),
  brings: z.array(z.enum(placeholderFileNames)).max(placeholderFileNames.length).optional(),
});

const offset = z.int().min(0);
const repair: z.ZodType<RepairRequest> = z.strictObject({
  base,
  edits: z
    .array(z.strictObject({ from: offset, to: offset, text: z.string().max(100_000) }))
    .min(1)
    .max(1000)
    .refine((edits) => edits.every(({ from, to }, index) => from <= to && (index === 0 || from >= (edits[index - 1]?.to ?? 0)))),
  summary,
});

const confirmed = z.strictObject({
  code: z
    .string()
    .max(100)
    .transform((code) => code as Code),
  path,
});

const words = z.string().max(10_000);
const day = z.iso.date();
/** Day, or moment with its UTC offset. */
const moment = z.union([day, z.iso.datetime({ offset: true, precision: -1 })]);

const tag = z.string().max(100);
const chosenPages = z.array(z.strictObject({ at: path, title: words })).max(mostOperations);

const languageSchemas = [
  z.strictObject({
    task: z.literal('add-language'),
    tag,
    path: words.optional(),
    isDraft: z.boolean(),
    name: words,
    pages: chosenPages,
  }),
  z.strictObject({ task: z.literal('change-language'), tag, isDraft: z.boolean(), pages: chosenPages }),
  z.strictObject({ task: z.literal('remove-language'), tag }),
] as const;

/** Valid task request; whether the task is possible is checked when it is planned. */
const taskSchemas = z.discriminatedUnion('task', [
  z.strictObject({
    task: z.literal('add-page'),
    path: words,
    title: words,
    description: words,
    like: words.optional(),
    ready: z.enum(readyPageNames).optional(),
    sections: z.enum(['all', 'first']).optional(),
    card: z.strictObject({ collection: words.optional(), description: words.optional() }).optional(),
    menu: words.optional(),
  }),
  z.strictObject({ task: z.literal('rename-page'), path: words, to: words, below: z.boolean().optional() }),
  z.strictObject({ task: z.literal('rename-title'), path: words, to: words }),
  z.strictObject({ task: z.literal('rename-entry'), collection: words, name: words, to: words }),
  z.strictObject({ task: z.literal('delete-page'), path: words, redirectTo: words.optional() }),
  z.strictObject({ task: z.literal('add-entry'), collection: words, values: z.record(z.string(), json) }),
  z.strictObject({
    task: z.literal('add-news'),
    collection: words.optional(),
    title: words,
    summary: words,
    text: z.array(z.string().max(100_000)).max(1000),
    image: words.optional(),
    alt: words.optional(),
    date: day,
    name: words.optional(),
  }),
  z.strictObject({
    task: z.literal('add-event'),
    collection: words.optional(),
    tag: words.optional(),
    page: words,
    title: words,
    start: moment,
    place: words.optional(),
    summary: words.optional(),
    today: day,
  }),
  z.strictObject({
    task: z.literal('add-person'),
    at: path.optional(),
    page: words,
    title: words,
    role: words.optional(),
    department: words.optional(),
    image: words.optional(),
    email: words.optional(),
  }),
  z.strictObject({
    task: z.literal('edit-person'),
    at: path,
    title: words,
    role: words.optional(),
    department: words.optional(),
    image: words.optional(),
    email: words.optional(),
  }),
  z.strictObject({
    task: z.literal('edit-event'),
    at: path,
    title: words,
    start: moment,
    place: words.optional(),
    summary: words.optional(),
  }),
  z.strictObject({
    task: z.literal('add-form'),
    at: path,
    index,
    heading: words,
    to: words,
    fields: z
      .array(
        z.strictObject({
          type: z.enum(formFieldTypes),
          label: words,
          isRequired: z.boolean(),
          options: z.array(words).max(200).optional(),
        }),
      )
      .max(100),
  }),
  z.strictObject({
    task: z.literal('begin-posts'),
    name: words,
    title: words,
    description: words,
    path: words,
    first: z.strictObject({ name: words, title: words, summary: words }),
    today: day,
  }),
  z.strictObject({
    task: z.literal('begin-cards'),
    type: z.enum(['link-cards', 'event-cards', ...entryTypes]),
    name: words,
    title: words,
    first: z.strictObject({ name: words, title: words }),
    at: path,
    today: day,
  }),
  z.strictObject({ task: z.literal('add-announcement'), text: words, until: day.optional() }),
  z.strictObject({ task: z.literal('delete-entry'), collection: words, name: words }),
  z.strictObject({ task: z.literal('remove-past'), today: day, events: z.enum(['close', 'remove']) }),
  z.strictObject({ task: z.literal('delete-section'), at: path }),
  z.strictObject({ task: z.literal('insert-section'), at: path, index, type: words, today: day.optional() }),
  z.strictObject({ task: z.literal('replace-section'), at: path, type: words, today: day.optional() }),
  z.strictObject({ task: z.literal('resolve-placeholder'), at: path, value: json.optional() }),
  ...languageSchemas,
]);

/** A task without a schema does not compile. */
type HasEverySchema = TaskRequest['task'] extends z.output<typeof taskSchemas>['task'] ? unknown : never;
const task: z.ZodType<TaskRequest> & HasEverySchema = taskSchemas;

const languageTask: z.ZodType<LanguageTask> = z.discriminatedUnion('task', languageSchemas);

const returning = z.strictObject({ id: z.string().max(100).optional() });

const readAs = <Schema extends z.ZodType>({ request }: EndpointRequest, schema: Schema): Promise<z.output<Schema>> =>
  readValidJson(request, schema, mostBytes);

/** Change in the body of a request. @throws RequestBodyError if invalid */
export async function readChange(endpointRequest: EndpointRequest): Promise<Change> {
  const read = await readAs(endpointRequest, change);
  // `unknown` fields of a schema accept a missing key.
  const isWhole = (one: Operation) => !('value' in one) || one.value !== undefined;
  if (![...read.operations, ...(read.own ?? [])].every(isWhole)) throw new RequestBodyError(400);
  return read;
}

/** Request to undo or redo. @throws RequestBodyError if invalid */
export const readReturn = (endpointRequest: EndpointRequest): Promise<ReturnRequest> => readAs(endpointRequest, returning);

/** Diagnostic whose translations are confirmed as correct. @throws RequestBodyError if invalid */
export const readConfirm = (endpointRequest: EndpointRequest): Promise<z.output<typeof confirmed>> =>
  readAs(endpointRequest, confirmed);

/** Repair in the body of a request: sorted edits that do not overlap. @throws RequestBodyError if invalid */
export const readRepair = (endpointRequest: EndpointRequest): Promise<RepairRequest> => readAs(endpointRequest, repair);

/** Task in the body of a request. @throws RequestBodyError if invalid */
export const readTask = (endpointRequest: EndpointRequest): Promise<TaskRequest> => readAs(endpointRequest, task);

/** Task that changes the languages of the site. @throws RequestBodyError if invalid */
export const readLanguageTask = (endpointRequest: EndpointRequest): Promise<LanguageTask> =>
  readAs(endpointRequest, languageTask);
