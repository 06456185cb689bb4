import { previewStates } from '../../../templates/registry/islands.ts';
import { type EngineArtifactName, readEngineArtifact } from '../../bundle/templates/engine-artifacts.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';

const read = (name: EngineArtifactName, { engine }: BuildEnvironment): Promise<string> =>
  readEngineArtifact(engine, name, (bytes) => Buffer.from(bytes).toString());

/** States of islands, including those of custom blocks, which are only known at run time. */
const told = `const previewStates = ${JSON.stringify(previewStates)};\n`;

/** Client script of the preview. */
export const bundleClient = async (machine: BuildEnvironment): Promise<string> => told + (await read('preview-client', machine));

/** Client script of the guide. */
export const bundleGuideClient = (machine: BuildEnvironment): Promise<string> => read('guide-client', machine);
