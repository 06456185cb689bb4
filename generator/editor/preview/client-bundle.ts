import { previewStates } from '../../../templates/registry/islands.ts';
import { type EngineArtifactName, readEngineArtifact } from '../../bundle/templates/engine-artifacts.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';

const read = (name: EngineArtifactName, { engine }: BuildEnvironment): Promise<string> =>
  readEngineArtifact(engine, name, (bytes) => Buffer.from(bytes).toString());

/** States of islands, including those of custom blocks, which are only known at run time. */
const previewStatesSource = `const previewStates = ${JSON.stringify(previewStates)};\n`;

/** Client script of the preview. */
export const bundleClient = async (environment: BuildEnvironment): Promise<string> =>
  previewStatesSource + (await read('preview-client', environment));

/** Client script of the guide. */
export const bundleGuideClient = (environment: BuildEnvironment): Promise<string> => read('guide-client', environment);
