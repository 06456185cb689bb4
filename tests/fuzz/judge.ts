import { type Base, getBase } from './bases.ts';
import { type Input, toBytes } from './input.ts';
import { judgeDiagnostics } from './judge-diagnostics.ts';
import { compareSkeletons, judgeOutput } from './judge-output.ts';
import { judgeVerdict } from './judge-verdict.ts';
import { type Passage, passThrough, StageError } from './pipeline.ts';

/** CPU seconds that a file of ordinary size may take, from its bytes to its pages. */
const mostSeconds = 2;

/** Bytes up to which a file is of ordinary size; the largest base is a quarter of it. */
const ordinary = 1_000_000;

/** What the product did with an input, and what is wrong with that. */
export interface Judgement {
  complaints: string[];
  passage: Passage | undefined;
}

function judgeTime({ seconds }: Passage, size: number): string[] {
  const total = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  if (total <= mostSeconds || size > ordinary) return [];
  const stages = Object.entries(seconds).map(([stage, one]) => `${stage} ${one.toFixed(1)}`);
  return [`${total.toFixed(1)} s for ${Math.round(size / 1000)} KB: ${stages.join(', ')}`];
}

async function attempt(base: Base, bytes: Uint8Array): Promise<Passage | StageError> {
  try {
    return await passThrough(base, bytes);
  } catch (error) {
    if (error instanceof StageError) return error;
    throw error;
  }
}

function judgeRight({ right }: Input, { diagnostics }: Passage): string[] {
  const wrong = diagnostics.find(({ severity, pointer }) => right !== undefined && severity === 'error' && pointer === right);
  return wrong ? [`refused, though it is right: ${wrong.code} ${wrong.message.en.slice(0, 200)}`] : [];
}

async function judgeTwin(input: Input, base: Base, passage: Passage): Promise<string[]> {
  if (!input.twin) return [];
  const twin = await attempt(base, toBytes(base.text, { edits: input.twin }));
  if (twin instanceof StageError || !twin.pages) return [];
  if (passage.pages) return compareSkeletons(passage.pages, twin.pages);
  const isTold = passage.diagnostics.some(({ severity, pointer }) => severity === 'error' && input.fields?.includes(pointer));
  return isTold ? [] : ['a text is refused, and nothing is said of its place'];
}

/** Takes an input through the product and names everything that is wrong with what came out. */
export async function judgeInput(input: Input): Promise<Judgement> {
  const base = await getBase(input.base);
  const bytes = toBytes(base.text, input);
  const passage = await attempt(base, bytes);
  if (passage instanceof StageError) return { complaints: [passage.message], passage: undefined };
  const isUtf8 = input.encoding === undefined && input.bytes === undefined;
  const { source, diagnostics, pages, files } = passage;
  const complaints = [
    ...judgeTime(passage, bytes.length),
    ...judgeDiagnostics(diagnostics, source),
    ...judgeVerdict(passage, base, isUtf8),
    ...judgeRight(input, passage),
    ...(pages && files ? judgeOutput(pages, files) : []),
    ...(await judgeTwin(input, base, passage)),
  ];
  return { complaints, passage };
}
