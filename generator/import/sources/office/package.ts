import { posix } from 'node:path';
import { readRegularFile } from '../../../core/util/regular-file.ts';
import type { Place } from '../../model/content.ts';
import { SourceError } from '../../model/source-error.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from './xml.ts';
import { type Archive, openArchive } from './zip.ts';

/** A reference of one part of a package to another, or to an address outside. */
export interface Relationship {
  /** Path of a part, or an address. */
  target: string;
  /** Last part of the type: `image`, `hyperlink`. */
  type: string;
  isExternal: boolean;
}

/** Facts that an Office file states about itself. */
export interface Properties {
  title?: string;
  creator?: string;
  created?: string;
  modified?: string;
}

/** Largest file that is read. */
const maxBytes = 512 * 1024 * 1024;
/** Largest XML file that is read as a whole. */
const maxXmlBytes = 128 * 1024 * 1024;

/** Start of compound files: `.doc`, `.xls`, and any encrypted Office file. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** An Office file: a ZIP archive of parts. */
export class OfficePackage {
  readonly archive: Archive;
  readonly place: Place;

  constructor(archive: Archive, place: Place) {
    this.archive = archive;
    this.place = place;
  }

  #partPlace(part: string): Place {
    return { file: `${this.place.file}/${part}` };
  }

  /** Bytes of an XML part and its place, for messages; undefined if there is none. @throws SourceError */
  readPart(part: string): { bytes: Uint8Array; place: Place } | undefined {
    const bytes = this.archive.read(part);
    if (!bytes) return undefined;
    const place = this.#partPlace(part);
    if (bytes.length > maxXmlBytes) throw new SourceError('too-large', place);
    return { bytes, place };
  }

  /** Root of an XML part. @throws SourceError */
  readTree(part: string): XmlElement | undefined {
    const read = this.readPart(part);
    return read && readXml(read.bytes, read.place);
  }

  /** References of a part by id; of the whole file for an empty name. @throws SourceError */
  readRelationships(part: string): Map<string, Relationship> {
    const folder = posix.dirname(part);
    const tree = this.readTree(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
    return new Map(
      childrenOf(tree, 'Relationship').map(({ attributes: { Id = '', Target = '', Type = '', TargetMode } }) => {
        const isExternal = TargetMode === 'External';
        const target = isExternal ? Target : posix.join('/', folder, Target).slice(1);
        const absolute = Target.startsWith('/') ? Target.slice(1) : target;
        return [Id, { target: isExternal ? Target : absolute, type: Type.slice(Type.lastIndexOf('/') + 1), isExternal }];
      }),
    );
  }

  /** Path of the main part, as the file states it. */
  findMainPart(): string | undefined {
    return [...this.readRelationships('').values()].find(({ type }) => type === 'officeDocument')?.target;
  }

  readProperties(): Properties {
    const part = [...this.readRelationships('').values()].find(({ type }) => type === 'core-properties')?.target;
    const tree = part === undefined ? undefined : this.readTree(part);
    const value = (name: string) => textOf(childOf(tree, name)).trim() || undefined;
    return {
      title: value('dc:title'),
      creator: value('dc:creator'),
      created: value('dcterms:created'),
      modified: value('dcterms:modified'),
    };
  }
}

/**
 * Opens an Office file.
 * @throws SourceError `unreadable` with `encrypted`, `old-format` or `zip` for what is no package
 */
export function openPackage(path: string, place: Place): OfficePackage {
  const read = readRegularFile(path, maxBytes);
  if ('reason' in read) throw new SourceError(read.reason === 'large' ? 'too-large' : 'unreadable', place, read.reason);
  if (compoundFile.every((byte, index) => read.bytes[index] === byte)) {
    // Encrypted packages are compound files with a stream of this name, in UTF-16.
    const isEncrypted = read.bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new SourceError('unreadable', place, isEncrypted ? 'encrypted' : 'old-format');
  }
  return new OfficePackage(openArchive(read.bytes, place), place);
}
