import { previewStates } from '../../../templates/registry/islands.ts';
import { type EngineArtifactName, readEngineArtifact } from '../../bundle/templates/engine-artifacts.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';

const read = (name: EngineArtifactName, { engine }: BuildEnvironment): Promise<string> =>
  readEngineArtifact(engine, name, (bytes) => Buffer.from(bytes).toString());

/** What islands say of themselves: those of blocks of a site are known only now. */
const told = `const previewStates = ${JSON.stringify(previewStates)};\n`;

/** The preview's part in an open page, as one script. */
export const bundleClient = async (machine: BuildEnvironment): Promise<string> => told + (await read('preview-client', machine));

/** What the pages of the guide do beside being read. */
export const bundleGuideClient = (machine: BuildEnvironment): Promise<string> => read('guide-client', machine);
