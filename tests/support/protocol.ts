import { once } from 'node:events';

type Params = Record<string, unknown>;

/** Event of the browser. */
export interface ProtocolEvent {
  method: string;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol defines a different shape for each event
  params: any;
}

export interface Connection {
  send: <Result = unknown>(method: string, params?: Params, sessionId?: string) => Promise<Result>;
  close: () => void;
}

interface Pending {
  sessionId: string | undefined;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

interface Answer {
  id: number;
  result: never;
  error?: { message: string };
}

/** Connects to a browser by the DevTools protocol. Pending commands fail when their page closes. */
export async function connect(address: string, onEvent: (event: ProtocolEvent) => void): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pending = new Map<number, Pending>();
  let count = 0;
  const giveUp = (session: string) => {
    for (const [id, { sessionId, reject }] of pending) {
      if (sessionId !== session) continue;
      pending.delete(id);
      reject(new Error('The page has gone.'));
    }
  };
  socket.addEventListener('message', ({ data }) => {
    const message: Answer | ProtocolEvent = JSON.parse(String(data));
    if ('method' in message) {
      if (message.method === 'Target.detachedFromTarget') giveUp(message.params.sessionId);
      return onEvent(message);
    }
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    return message.error ? waiting?.reject(new Error(message.error.message)) : waiting?.resolve(message.result);
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        pending.set(++count, { sessionId, resolve, reject });
        socket.send(JSON.stringify({ id: count, method, params, sessionId }));
      }),
    close: () => socket.close(),
  };
}
