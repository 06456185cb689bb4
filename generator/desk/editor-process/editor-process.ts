import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { engineVariable, noCustomBlocks } from '../../bundle/custom-blocks/supervisor-protocol.ts';
import { deskHeaders, deskSecretVariable } from '../../editor/server/endpoints/guard.ts';
import { publicEnvironment } from '../model/config.ts';
import type { EditorProcess } from '../model/desk.ts';
import type { Person, Session } from '../model/person.ts';

export interface EditorProcessOptions {
  /** Program that starts commands: `engine.start`. */
  start: string;
  siteFile: string;
  out: string;
  cache: string;
  /** Names of environment variables that the process does not get. */
  secrets: readonly string[];
  /** Whether code of the site runs. */
  runsCustomBlocks: boolean;
  /** Milliseconds without requests and open streams after which the process ends; default: 5 minutes. */
  idleTime?: number;
}

interface SignedIn {
  person: Person;
  session: Session;
}

interface Running {
  child: ChildProcess;
  /** Resolves to the port as soon as it answers. */
  port: Promise<number>;
}

/**
 * Flags of V8. Sites at the limit of 16 MB need less than this heap. A small young generation and code without much inlining:
 * after 150 changes and 750 pages of the shipped site the process takes 203 MB instead of 445, and a third more time.
 */
const flags = ['--max-old-space-size=1024', '--max-semi-space-size=2', '--optimize-for-size'];

/** Headers that belong to one connection. https://www.rfc-editor.org/rfc/rfc9110#name-connection */
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/** Headers of a request or answer without those of the connection, and without those that only the desk may set. */
function passedHeaders(headers: NodeJS.Dict<string | string[]>): OutgoingHttpHeaders {
  const own: string[] = Object.values(deskHeaders);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !own.includes(name)));
}

/**
 * Whether the body of a request is passed on. With other methods Node sends a body of unknown length without marking its end: the
 * editor process would read it as the begin of the next request, which is somebody else's.
 */
const hasBody = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method === 'POST';

/** Person as a header: JSON in base64url, as names have letters of any script. */
function personHeader({ person: { id, name, email, role }, session: { csrf: token } }: SignedIn): string {
  const author = { id, name, ...(email !== undefined && { email }) };
  return Buffer.from(JSON.stringify({ author, role, token })).toString('base64url');
}

/** Whether the client of an answer has left. */
const isGone = ({ destroyed, closed }: Pick<ServerResponse, 'destroyed' | 'closed'>): boolean => destroyed || closed;

/** Waits for the address that a started preview prints. @throws Error if it ends before */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, port] = /^http:\/\/[^/:]+:(\d+)/m.exec(text) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('error', reject).once('exit', (code) => reject(new Error(`The editor ended with code ${code}.`)));
  });
}

function startProcess(options: EditorProcessOptions, secret: string): Running {
  const { start, siteFile, out, cache, secrets, runsCustomBlocks } = options;
  const child = fork(start, ['dev', '--site', siteFile, '--out', out, '--cache', cache, '--port', '0'], {
    env: {
      ...publicEnvironment(secrets),
      [deskSecretVariable]: secret,
      ...(!runsCustomBlocks && { [engineVariable]: noCustomBlocks }),
    },
    execArgv: flags,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = portOf(child);
  port.catch(() => undefined);
  return { child, port };
}

type OnPart = Parameters<EditorProcess['forward']>[3];

const waitForExit = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

class Editor implements EditorProcess {
  readonly #options: EditorProcessOptions;
  readonly #secret = randomBytes(32).toString('base64url');
  #running: Running | undefined;
  /** Resolves when the process that is ending has ended: two would write the same files. */
  #ending: Promise<void> = Promise.resolve();
  /** Number of requests being answered, streams included. */
  #open = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: EditorProcessOptions) {
    this.#options = options;
  }

  async close() {
    this.#isClosed = true;
    await this.#end();
  }

  async forward(request: IncomingMessage, response: ServerResponse, signedIn: SignedIn | undefined, onPart?: OnPart) {
    this.#open++;
    clearTimeout(this.#timer);
    try {
      await this.#ending;
      const port = await this.#started().port;
      await this.#send({ request, response, port, signedIn, onPart });
    } catch (error) {
      process.stderr.write(`${String((error as Error).message)}\n`);
      if (!response.headersSent) response.writeHead(503, { 'Retry-After': '2', 'Cache-Control': 'no-store' });
      response.end();
    } finally {
      this.#open--;
      if (this.#open === 0 && !this.#isClosed) this.#endLater();
    }
  }

  #started(): Running {
    if (this.#isClosed) throw new Error('The desk is closing.');
    if (this.#running) return this.#running;
    const running = startProcess(this.#options, this.#secret);
    running.child.once('exit', () => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  #endLater() {
    this.#timer = setTimeout(() => this.#end(), this.#options.idleTime ?? 300_000);
    this.#timer.unref();
  }

  async #end() {
    clearTimeout(this.#timer);
    const running = this.#running;
    this.#running = undefined;
    if (!running) return;
    this.#ending = waitForExit(running.child);
    running.child.kill('SIGTERM');
    await this.#ending;
  }

  /** Sends a request to the process, and its answer to the client. Ends when the answer has, or the client is gone. */
  #send({ request, response, port, signedIn, onPart }: Exchange): Promise<void> {
    return new Promise((resolve, reject) => {
      // While the process started, e.g. by closing the page.
      if (isGone(response)) return resolve();
      const { 'content-length': length, ...others } = passedHeaders(request.headers);
      const headers = {
        ...others,
        ...(hasBody(request) && length !== undefined && { 'content-length': length }),
        host: `127.0.0.1:${port}`,
        [deskHeaders.secret]: this.#secret,
        ...(signedIn && { [deskHeaders.person]: personHeader(signedIn) }),
      };
      const passed = httpRequest({ host: '127.0.0.1', port, method: request.method, path: request.url, headers }, (answer) => {
        // A pipeline to a closed response would throw where nothing catches it.
        if (isGone(response)) return void answer.destroy();
        response.writeHead(answer.statusCode ?? 502, passedHeaders(answer.headers));
        if (onPart) answer.on('data', onPart);
        pipeline(answer, response, () => resolve());
      });
      passed.once('error', (error) => (response.headersSent ? resolve() : reject(error)));
      response.once('close', () => {
        passed.destroy();
        resolve();
      });
      if (hasBody(request)) pipeline(request, passed, () => undefined);
      else {
        request.resume();
        passed.end();
      }
    });
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  port: number;
  signedIn: SignedIn | undefined;
  onPart: OnPart;
}

/** The editor and the preview in a process of their own, which nothing else on the machine can use. */
export const createEditorProcess = (options: EditorProcessOptions): EditorProcess => new Editor(options);
