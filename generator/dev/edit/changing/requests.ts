import * as z from 'zod';
import type { Change, Json } from '../../../edit/contract.ts';
import { RefusedBody, readJson } from '../body.ts';
import type { Asked } from '../endpoint.ts';

/** More than any page takes. Bytes. */
const mostBytes = 4_000_000;

/** Operations that are done in one go: whole tasks have a few for each page. */
const mostOperations = 20_000;

const step = z.union([z.string().max(1000), z.int().min(0)]);
const path = z.array(step).max(64);
/** It was read as JSON. */
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

/** What is kept of it is told in the list of what was done. */
const summary = z.strictObject({ key: z.string().max(100), values: z.record(z.string().max(100), z.string().max(2000)) });

const change = z.strictObject({
  base,
  operations: z.array(operation).max(mostOperations),
  summary,
  seen: z.record(z.string().max(4000), json).optional(),
});

const nothing = z.strictObject({});

async function readAs<Schema extends z.ZodType>({ request }: Asked, schema: Schema): Promise<z.output<Schema>> {
  const read = schema.safeParse(await readJson(request, mostBytes));
  if (!read.success) throw new RefusedBody(400);
  return read.data;
}

/** The change that a request asks for. @throws RefusedBody for what is none */
export async function readChange(asked: Asked): Promise<Change> {
  const read = await readAs(asked, change);
  // What is missing is not what is nothing.
  const isWhole = read.operations.every((one) => !('value' in one) || one.value !== undefined);
  if (!isWhole) throw new RefusedBody(400);
  return read;
}

/** A request that has nothing to say besides that it is made. @throws RefusedBody for one that says more */
export async function readNothing(asked: Asked): Promise<void> {
  await readAs(asked, nothing);
}
