import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { Diagnostic } from '../../generator/core/diagnostics/diagnostics.ts';
import { projectRoot } from '../support/project-root.ts';
import type { Base } from './bases.ts';
import { mustRefuse, type Reason } from './oracle.ts';
import type { Passage } from './pipeline.ts';

let validate: ValidateFunction | undefined;

/** The published JSON Schema, by another program than the one that the product uses. */
function schemaRefuses(content: unknown): string | undefined {
  if (!validate) {
    const ajv = new Ajv({ strict: false, allErrors: false });
    formats.default(ajv);
    validate = ajv.compile(JSON.parse(readFileSync(join(projectRoot, 'generator/site.schema.json'), 'utf8')));
  }
  if (validate(content)) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath} ${error?.message}`;
}

const filesByFolder = new Map<string, ReadonlySet<string>>();

function filesOf({ siteFile }: Base): ReadonlySet<string> {
  const dir = join(dirname(siteFile), 'assets');
  const known = filesByFolder.get(dir);
  if (known) return known;
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Set(entries.map((entry) => relative(dir, join(entry.parentPath, entry.name))));
  filesByFolder.set(dir, files);
  return files;
}

function parsed(text: string): { content: unknown } | undefined {
  try {
    return { content: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return undefined;
  }
}

/** Rules of the oracle that say all there is to a code of the product: the one without the other is a fault. */
const twins: Record<string, string> = {
  'bad-date': 'date|updated|expires|day',
  'bad-moment': 'moment|instant',
  'bad-time': 'time',
  'bad-colour': 'brand|accent',
  'dead-link': 'dead link',
  'dead-fragment': 'dead fragment',
  'duplicate-route': 'route',
  'duplicate-id': 'id',
  'unknown-collection': 'collection',
  'unknown-card': 'card name',
  'missing-image': 'picture',
};

function judgeTaken(content: unknown, reasons: Reason[]): string[] {
  const refusal = schemaRefuses(content);
  const certain = reasons.filter(({ isDoubtful }) => !isDoubtful);
  const taken = certain.map(({ rule, pointer, why }) => `taken, though ${pointer} must be refused (${rule}: ${why})`);
  return refusal ? [...taken, `taken, though the JSON Schema refuses it: ${refusal}`] : taken;
}

/** Days and times whose rule the oracle knows: those of fields of forms depend on the kind of the field. */
const knownTime = /\/(?:date|updated|expires|until|start|end)$|\/(?:holidays|hours)\/\d+\/(?:from|to)$/;

const ofTime = new Set(['bad-date', 'bad-time', 'bad-moment']);

function judgeRefused(errors: Diagnostic[], reasons: Reason[]): string[] {
  return errors.flatMap(({ code, message, pointer }) => {
    if (ofTime.has(code) && !knownTime.test(pointer)) return [];
    const rules = Object.hasOwn(twins, code) ? twins[code]?.split('|') : undefined;
    const isExplained = !rules || reasons.some(({ rule }) => rules.includes(rule));
    return isExplained ? [] : [`${code} without a reason: ${message.en.slice(0, 200)}`];
  });
}

/** The verdict of the product against the oracle's, both ways where the oracle is certain. */
export function judgeVerdict({ source, site, diagnostics }: Passage, base: Base, isUtf8: boolean): string[] {
  const json = parsed(source.text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!site && errors.length === 0) return ['refused without an error'];
  if (site && errors.length > 0) return ['taken with errors'];
  if (!json) return site ? ['taken, though it is no JSON'] : [];
  // Of a key that stands twice the product sees both values, and JSON.parse the last.
  const isUnlike = errors.some(({ code }) => code === 'duplicate-key' || code === 'unknown-key' || code === 'too-deep');
  const syntax = errors.find(({ code }) => code === 'syntax');
  const told =
    syntax && isUtf8 ? [`syntax ${syntax.line}:${syntax.column} told of what is JSON: ${syntax.message.en.slice(0, 200)}`] : [];
  if (isUnlike) return told;
  const reasons = mustRefuse(json.content, filesOf(base));
  return [...told, ...(site ? judgeTaken(json.content, reasons) : judgeRefused(errors, reasons))];
}
