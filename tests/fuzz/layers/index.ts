import type { Layer } from '../layer.ts';
import { structureLayer, textLayer } from './content.ts';
import { editorLayer } from './editor.ts';
import { editsLayer } from './edits.ts';
import { fieldsLayer } from './fields.ts';
import { hostileLayer } from './hostile.ts';
import { languagesLayer } from './languages.ts';
import { requestsLayer } from './requests.ts';
import { serversLayer } from './servers.ts';
import { translatorsLayer } from './translators.ts';

/** Every layer, in the order in which they run. */
export const layers: Layer[] = [
  structureLayer,
  textLayer,
  hostileLayer,
  fieldsLayer,
  serversLayer,
  requestsLayer,
  editorLayer,
  editsLayer,
  translatorsLayer,
  languagesLayer,
];
