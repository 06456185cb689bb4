import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from './build.ts';
import { testArguments } from './chromium.ts';
import { type Connection, connect, type ProtocolEvent } from './protocol.ts';

/**
 * Browser tab, observed from outside. Chromium does not prerender while a debugger is attached to the page, as usual drivers do
 * ("PrerenderingDisabledByDevTools"); this one attaches to the tab.
 * https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-setAutoAttach
 */
export interface Tab {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the visible or the prerendered page. */
  evaluate: <Value>(expression: string, page?: 'shown' | 'ahead') => Promise<Value>;
  /** Waits until an expression is true in the visible page. */
  until: (expression: string) => Promise<void>;
  /** Waits until an address is prerendered. */
  untilAhead: (url: string) => Promise<void>;
  /** Moves the pointer to the centre of the first matching element. */
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Addresses requested so far, including prerendered pages. */
  requests: string[];
  /** Errors, warnings and policy violations, including prerendered pages. */
  problems: string[];
  close: () => Promise<void>;
}

interface Page {
  targetId: string;
  type: string;
  /** "prerender" while it is not visible. */
  subtype?: string;
}

/** Events recorded from the pages of a tab. */
interface Log {
  /** By session. */
  pages: Map<string, Page>;
  ahead: Set<string>;
  requests: string[];
  problems: string[];
}

const domains = ['Runtime', 'Log', 'Network', 'Page', 'Preload'];

/** Records an event. */
function note({ pages, ahead, requests, problems }: Log, { method, params }: ProtocolEvent): void {
  if (method === 'Target.detachedFromTarget') pages.delete(params.sessionId);
  if (method === 'Target.targetInfoChanged') {
    for (const [session, { targetId }] of pages)
      if (targetId === params.targetInfo.targetId) pages.set(session, params.targetInfo);
  }
  if (method === 'Network.requestWillBeSent') requests.push(params.request.url);
  if (method === 'Runtime.exceptionThrown') problems.push(JSON.stringify(params.exceptionDetails));
  if (method === 'Runtime.consoleAPICalled' && /error|warning/.test(params.type)) problems.push(JSON.stringify(params.args));
  if (method === 'Log.entryAdded' && /error|warning/.test(params.entry.level)) problems.push(params.entry.text);
  if (method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready') ahead.add(params.key.url);
}

async function launch(chromium: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const profile = await temporaryFolder();
  const flags = ['--headless=new', '--window-size=1280,900', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(chromium, [...testArguments, ...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.stderr.on('data', (data) => {
      output += data;
      const [found] = /ws:\/\/\S+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    browser.once('exit', () => reject(new Error(output)));
  });
  return {
    address,
    stop: () => {
      browser.kill();
      return ended;
    },
  };
}

/** Attaches to the tab, and through it to all of its pages. */
async function watchTab({ send }: Connection): Promise<void> {
  await send('Target.setDiscoverTargets', { discover: true });
  const { targetInfos } = await send<{ targetInfos: Page[] }>('Target.getTargets', { filter: [{}] });
  const targetId = targetInfos.find(({ type }) => type === 'tab')?.targetId;
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, sessionId);
}

/** Polls until a condition holds; the test's time limit ends it otherwise. */
async function poll(isReached: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isReached())) await setTimeout(20);
}

/** Starts a browser with one tab. */
export async function openTab(chromium: string): Promise<Tab> {
  const { address, stop } = await launch(chromium);
  const log: Log = { pages: new Map(), ahead: new Set(), requests: [], problems: [] };
  const connection = await connect(address, (event) => {
    note(log, event);
    const { sessionId, targetInfo } = event.params;
    if (event.method !== 'Target.attachedToTarget' || targetInfo.type !== 'page') return;
    log.pages.set(sessionId, targetInfo);
    // The page may be closed already.
    for (const method of [...domains.map((domain) => `${domain}.enable`), 'Runtime.runIfWaitingForDebugger'])
      connection.send(method, {}, sessionId).catch(() => undefined);
  });
  await watchTab(connection);

  const sessionOf = async (kind: 'shown' | 'ahead') => {
    const find = () => [...log.pages].findLast(([, { subtype }]) => (subtype === 'prerender') === (kind === 'ahead'))?.[0];
    await poll(() => find() !== undefined);
    return find();
  };
  const send: Connection['send'] = async (method, params) => connection.send(method, params, await sessionOf('shown'));
  const evaluate = async <Value>(expression: string, page: 'shown' | 'ahead' = 'shown') => {
    const parameters = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await connection.send<{ result: { value: Value }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      parameters,
      await sessionOf(page),
    );
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  };
  const until = (expression: string) => poll(() => evaluate<boolean>(`Boolean(${expression})`).catch(() => false));
  const middle = (selector: string) =>
    evaluate<{ x: number; y: number }>(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
    );
  return {
    requests: log.requests,
    problems: log.problems,
    evaluate,
    until,
    untilAhead: (url) => poll(() => log.ahead.has(url)),
    open: async (url) => {
      await send('Page.navigate', { url });
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
    },
    hover: async (selector) => {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(await middle(selector)) });
    },
    click: async (selector) => {
      const event = { ...(await middle(selector)), button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event });
      // The page may close before it answers.
      send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event }).catch(() => undefined);
    },
    close: async () => {
      connection.close();
      await stop();
    },
  };
}
