import sax from 'sax';
import { SourceError } from '../../../model/source-error.ts';
import { decodedParts } from './decode.ts';
import { ElementReader, HostileXml, maxAttributes, type XmlElement } from './element-reader.ts';

/** Errors of strict XML after which reading goes on as meant: loose ampersands and angle brackets, text around the root. */
const repaired =
  /^(?:Invalid character entity|Invalid character in entity name|Invalid character in tag name|Unencoded <|Non-whitespace before first tag|Text data outside of root node|Malformed comment|Inappropriately located)/;

type Parser = ReturnType<typeof sax.parser> & { error?: Error | null };

/** A limit of the parser: one tag, comment or declaration of more than 64 KB. */
const isOverflow = (message: string) => message.startsWith('Max buffer length exceeded') || message.startsWith('Parsed entity');

function failure(file: string, parser: Parser, error: Error): SourceError {
  const place = { file, line: parser.line + 1 };
  const [message = ''] = error.message.split('\n');
  const isHostile = error instanceof HostileXml || isOverflow(message);
  return new SourceError(isHostile ? 'hostile' : 'malformed', place, `${parser.line + 1}:${parser.column + 1} ${message}`);
}

function createParser(reader: ElementReader): Parser {
  const parser: Parser = sax.parser(true, { position: true, strictEntities: false });
  let attributes = 0;
  parser.onopentagstart = () => {
    attributes = 0;
  };
  parser.onattribute = () => {
    attributes++;
    if (attributes > maxAttributes) throw new HostileXml('attributes');
  };
  parser.onopentag = (tag) => reader.open(tag.name, tag.attributes, parser.line + 1);
  parser.onclosetag = () => reader.close();
  parser.ontext = (text) => reader.text(text, false);
  parser.oncdata = (text) => reader.text(text, true);
  parser.ondoctype = (text) => {
    if (/\[|<!/.test(text)) throw new HostileXml('DOCTYPE');
  };
  parser.onerror = (error) => {
    if (!repaired.test(error.message)) throw error;
    parser.error = null;
  };
  return parser;
}

/**
 * Children of `<channel>` in the order of the file, one at a time: memory does not grow with the file.
 * @param file name of the file in messages
 * @throws SourceError `malformed` with line and column, `hostile`, `unreadable`
 */
export async function* readElements(path: string, file: string): AsyncGenerator<XmlElement> {
  const reader = new ElementReader();
  const parser = createParser(reader);
  try {
    for await (const part of decodedParts(path)) {
      parser.write(part);
      yield* reader.ready.splice(0);
    }
    parser.close();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new SourceError('unreadable', { file }, String(error.code));
    throw failure(file, parser, error instanceof Error ? error : new Error(String(error)));
  }
  yield* reader.ready;
  if (!reader.hasChannel) throw new SourceError('malformed', { file, line: 1 }, 'channel');
}
